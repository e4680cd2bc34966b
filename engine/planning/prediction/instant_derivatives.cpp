// SPDX-License-Identifier: GPL-3.0-or-later
// Derivatives of an instant by the control points that act there.
#include <algorithm>

#include "engine/planning/prediction/motion_instant.h"

namespace handhold {

namespace {

/// Of a matrix that is copied across its diagonal: blocks of so many rows stay in the cache.
constexpr Eigen::Index kBlock = 32;

void copyLowerToUpper(MatrixX& H) {
  const Eigen::Index n = H.rows();
  for (Eigen::Index c = 0; c < n; c += kBlock) {
    const Eigen::Index width = std::min(kBlock, n - c), below = n - c - width;
    const MatrixX corner = H.block(c, c, width, width);
    H.block(c, c, width, width).triangularView<Eigen::StrictlyUpper>() = corner.transpose();
    H.block(c, c + width, width, below) = H.block(c + width, c, below, width).transpose();
  }
}

}  // namespace

/// K B for the unknowns of one control point.
MatrixX MotionInstant::expand(const Column& column, const MatrixX& K) const {
  const std::vector<int>& local = column.active->local;
  MatrixX W(K.rows(), static_cast<Eigen::Index>(local.size()));
  for (size_t s = 0; s < local.size(); ++s) {
    if (local[s] < 0)
      W.col(s).setZero();
    else if (column.active->group > 0)
      W.col(s) = column.weight[0] * K.col(local[s]);
    else
      W.col(s) = column.weight[0] * K.col(local[s]) + column.weight[1] * K.col(rates_ + local[s]) +
                 column.weight[2] * K.col(accelerations_ + local[s]);
  }
  return W;
}

/// out = B^T rows.
void MotionInstant::contract(const Column& column, const Eigen::Ref<const MatrixX>& rows,
                             MatrixX& out) const {
  const std::vector<int>& local = column.active->local;
  const bool isBody = column.active->group == 0;
  const Eigen::Vector3d& w = column.weight;
  const auto width = static_cast<Eigen::Index>(local.size());
  if (column.active->isInOrder) {
    out.noalias() = w[0] * rows.middleRows(local[0], width);
    if (!isBody) return;
    out.noalias() += w[1] * rows.middleRows(rates_ + local[0], width);
    out.noalias() += w[2] * rows.middleRows(accelerations_ + local[0], width);
    return;
  }
  out.setZero(width, rows.cols());
  for (Eigen::Index c = 0; c < rows.cols(); ++c) {
    const auto from = rows.col(c);
    auto to = out.col(c);
    for (size_t s = 0; s < local.size(); ++s) {
      const int k = local[s];
      if (k < 0) continue;
      to[s] = w[0] * from[k];
      if (isBody) to[s] += w[1] * from[rates_ + k] + w[2] * from[accelerations_ + k];
    }
  }
}

std::vector<MotionInstant::ControlRows> MotionInstant::toControls(MatrixX transposed) const {
  toCurve(transposed, transposed.cols());
  std::vector<ControlRows> result;
  for (const Column& column : columns()) {
    result.push_back({column.first, {}});
    contract(column, transposed, result.back().transposed);
  }
  return result;
}

std::vector<MotionInstant::ControlRows> MotionInstant::toWhole(const MatrixX& J) const {
  const MatrixX transposed = J.transpose();
  std::vector<ControlRows> result = toControls(transposed);
  if (layout_.greatest >= 0)
    result.push_back({layout_.greatest, transposed.row(problem_->layout().greatest)});
  if (layout_.duration >= 0) result.push_back({layout_.duration, byDuration().transpose() * transposed});
  return result;
}

/// Of the lower half of H_, by the unknowns of the band, in the terms whose sum they are. Near the middle of
/// its chart the base turns as its unknowns do.
Matrix3X MotionInstant::diagonalOf(const std::vector<Column>& columns) const {
  Eigen::Index size = 0, next = 0;
  for (const Column& column : columns) size += static_cast<Eigen::Index>(column.active->local.size());
  Matrix3X terms = Matrix3X::Zero(3, size);
  for (const Column& column : columns) {
    const Eigen::Vector3d& w = column.weight;
    for (const int k : column.active->local) {
      auto term = terms.col(next++);
      if (k < 0) continue;
      const int r = rates_ + k, a = accelerations_ + k;
      term[0] = w[0] * w[0] * H_(k, k);
      if (column.active->group > 0) continue;
      term[1] = w[1] * w[1] * H_(r, r) + w[2] * w[2] * H_(a, a);
      term[2] = 2.0 * (w[0] * w[1] * H_(r, k) + w[0] * w[2] * H_(a, k) + w[1] * w[2] * H_(a, r));
    }
  }
  return terms;
}

/// H_ by phi and its derivatives.
void MotionInstant::byCurve() {
  toCurve(H_, H_.cols());
  columnsToCurve(H_);
}

void MotionInstant::prepare(const Weights& w) {
  problem_->hessian(x_, w.objective * place_.weight, w.yE, w.yI, H_);
  diagonal_ = diagonalOf(columns());
  const auto addRows = [this](const MatrixX& J, const Eigen::Ref<const VectorX>& weight) {
    if (J.rows() == 0) return;
    const MatrixX root = weight.cwiseSqrt().asDiagonal() * J;
    H_.selfadjointView<Eigen::Lower>().rankUpdate(root.transpose());
  };
  addRows(values_.equalityJacobian, w.wE);
  addRows(values_.inequalityJacobian, w.wI);
  copyLowerToUpper(H_);
  if (!hasBorder()) return byCurve();
  gradient_ = w.objective * place_.weight * values_.gradient;
  problem_->addTransposed(values_, w.yE, w.yI, gradient_);
}

void MotionInstant::assemble(BorderedBand& K, VectorX& hessianDiagonal) {
  const std::vector<Column> columns = this->columns();
  Eigen::Index next = 0;
  for (const Column& column : columns) {
    const auto width = static_cast<Eigen::Index>(column.active->local.size());
    for (int term = 0; term < 3; ++term)
      hessianDiagonal.segment(column.first, width) += diagonal_.row(term).segment(next, width).transpose();
    next += width;
  }
  if (hasBorder()) {
    addBorder(columns, H_, gradient_, K);
    byCurve();
  }
  MatrixX block;
  for (size_t b = 0; b < columns.size(); ++b) {
    const MatrixX W = expand(columns[b], H_);
    for (size_t a = b; a < columns.size(); ++a) {
      contract(columns[a], W, block);
      BorderedBand::Block target = K.block(columns[a].first, columns[b].first, static_cast<int>(block.rows()),
                                           static_cast<int>(block.cols()));
      if (a == b)
        target.triangularView<Eigen::Lower>() += block;
      else
        target += block;
    }
  }
}

/// Second derivatives with the greatest torque and the duration; those of v ~ 1/T and vdot ~ 1/T^2 count too.
void MotionInstant::addBorder(const std::vector<Column>& columns, const MatrixX& localK,
                              const VectorX& gradient, BorderedBand& K) const {
  std::vector<VectorX> t;
  std::vector<int> row;
  if (layout_.greatest >= 0) {
    t.push_back(VectorX::Unit(x_.size(), problem_->layout().greatest));
    row.push_back(layout_.greatest - layout_.bandSize);
  }
  const double part = nominalDuration_ / duration_;
  if (layout_.duration >= 0) {
    t.push_back(byDuration());
    row.push_back(layout_.duration - layout_.bandSize);
  }
  MatrixX block;
  for (size_t i = 0; i < t.size(); ++i) {
    VectorX Kt = localK * t[i];
    for (size_t j = 0; j < t.size(); ++j) K.corner()(row[i], row[j]) += t[j].dot(Kt);
    if (layout_.duration >= 0 && row[i] == layout_.duration - layout_.bandSize) {
      const auto rates = x_.segment(rates_, coordinates_),
                 accelerations = x_.segment(accelerations_, coordinates_);
      const auto byRates = gradient.segment(rates_, coordinates_),
                 byAccelerations = gradient.segment(accelerations_, coordinates_);
      K.corner()(row[i], row[i]) +=
          part * part * (2.0 * rates.dot(byRates) + 6.0 * accelerations.dot(byAccelerations));
      Kt.segment(rates_, coordinates_) -= part * byRates;
      Kt.segment(accelerations_, coordinates_) -= 2.0 * part * byAccelerations;
    }
    toCurve(Kt, 1);
    for (const Column& column : columns) {
      contract(column, Kt, block);
      K.borderRows().block(row[i], column.first, 1, block.rows()) += block.transpose();
    }
  }
}

}  // namespace handhold
