// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/bordered_band.h"

#include <Eigen/Cholesky>
#include <algorithm>

namespace handhold {

namespace {

using ConstBlock = Eigen::Map<const MatrixX, 0, Eigen::OuterStride<>>;

/// A pivot below this part of its diagonal entry is rounding.
constexpr double kLeastPivot = 1e-15;

/// Cholesky's method on a block in place; false where a pivot is not clearly positive.
template <typename Matrix>
bool factoriseBlock(Matrix& D) {
  const VectorX before = D.diagonal();
  Eigen::LLT<Eigen::Ref<MatrixX, 0, Eigen::OuterStride<>>> cholesky(D);
  if (cholesky.info() != Eigen::Success) return false;
  return (D.diagonal().array().square() > kLeastPivot * before.array()).all();
}

}  // namespace

// A row of zeros below the band lets whole panels of kBlock columns be handled as rectangles: the entries of
// the factor outside the band stay zero.
BorderedBand::BorderedBand(int n, int bandwidth, int border)
    : n_(n),
      bandwidth_(std::min(bandwidth, n - 1)),
      border_(border),
      lead_(bandwidth_ + kBlock + 1),
      storage_(VectorX::Zero(static_cast<Eigen::Index>(lead_) * (n + 1))),
      B_(MatrixX::Zero(border, n)),
      C_(MatrixX::Zero(border, border)) {}

void BorderedBand::setZero() {
  storage_.setZero();
  B_.setZero();
  C_.setZero();
}

BorderedBand::Block BorderedBand::block(int row, int column, int rows, int columns) {
  return {storage_.data() + static_cast<Eigen::Index>(column) * lead_ + row - column, rows, columns,
          Eigen::OuterStride<>(lead_ - 1)};
}

VectorX BorderedBand::diagonal() const {
  VectorX values(size());
  for (int i = 0; i < n_; ++i) values[i] = storage_[static_cast<Eigen::Index>(i) * lead_];
  values.tail(border_) = C_.diagonal();
  return values;
}

void BorderedBand::addDiagonal(const Eigen::Ref<const VectorX>& values) {
  for (int i = 0; i < n_; ++i) storage_[static_cast<Eigen::Index>(i) * lead_] += values[i];
  C_.diagonal() += values.tail(border_);
}

void BorderedBand::addDiagonal(double value) {
  for (int i = 0; i < n_; ++i) storage_[static_cast<Eigen::Index>(i) * lead_] += value;
  C_.diagonal().array() += value;
}

bool BorderedBand::factorise() {
  for (int k = 0; k < n_; k += kBlock) {
    const int width = std::min(kBlock, n_ - k), below = std::min(bandwidth_, n_ - k - width);
    Block D = block(k, k, width, width);
    if (!factoriseBlock(D)) return false;
    if (below == 0) continue;
    Block panel = block(k + width, k, below, width);
    D.triangularView<Eigen::Lower>().transpose().solveInPlace<Eigen::OnTheRight>(panel);
    Block rest = block(k + width, k + width, below, below);
    rest.selfadjointView<Eigen::Lower>().rankUpdate(panel, -1.0);
  }
  if (border_ == 0) return true;
  // B becomes Z with Z L^T = B, C the factor of C - Z Z^T
  for (int k = 0; k < n_; k += kBlock) {
    const int width = std::min(kBlock, n_ - k), below = std::min(bandwidth_, n_ - k - width);
    Block D = block(k, k, width, width);
    auto Z = B_.middleCols(k, width);
    D.triangularView<Eigen::Lower>().transpose().solveInPlace<Eigen::OnTheRight>(Z);
    if (below > 0)
      B_.middleCols(k + width, below).noalias() -= Z * block(k + width, k, below, width).transpose();
  }
  C_.selfadjointView<Eigen::Lower>().rankUpdate(B_, -1.0);
  Eigen::Map<MatrixX, 0, Eigen::OuterStride<>> corner(C_.data(), border_, border_,
                                                      Eigen::OuterStride<>(border_));
  return factoriseBlock(corner);
}

void BorderedBand::solveInPlace(MatrixX& x) const {
  const auto at = [this](int row, int column, int rows, int columns) {
    return ConstBlock(storage_.data() + static_cast<Eigen::Index>(column) * lead_ + row - column, rows,
                      columns, Eigen::OuterStride<>(lead_ - 1));
  };
  for (int k = 0; k < n_; k += kBlock) {
    const int width = std::min(kBlock, n_ - k), below = std::min(bandwidth_, n_ - k - width);
    auto part = x.middleRows(k, width);
    at(k, k, width, width).triangularView<Eigen::Lower>().solveInPlace(part);
    if (below > 0) x.middleRows(k + width, below).noalias() -= at(k + width, k, below, width) * part;
  }
  if (border_ > 0) {
    auto last = x.bottomRows(border_);
    last.noalias() -= B_ * x.topRows(n_);
    C_.triangularView<Eigen::Lower>().solveInPlace(last);
    C_.triangularView<Eigen::Lower>().transpose().solveInPlace(last);
    x.topRows(n_).noalias() -= B_.transpose() * last;
  }
  for (int k = (n_ - 1) / kBlock * kBlock; k >= 0; k -= kBlock) {
    const int width = std::min(kBlock, n_ - k), below = std::min(bandwidth_, n_ - k - width);
    auto part = x.middleRows(k, width);
    if (below > 0)
      part.noalias() -= at(k + width, k, below, width).transpose() * x.middleRows(k + width, below);
    at(k, k, width, width).triangularView<Eigen::Lower>().adjoint().solveInPlace(part);
  }
}

}  // namespace handhold
