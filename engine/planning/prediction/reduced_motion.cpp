// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/reduced_motion.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "engine/math/bspline_curve.h"
#include "engine/motion/component_ways.h"

namespace handhold {

namespace {

/// A coarse function's share in a fine one that is rounding alone.
constexpr double kNoShare = 1e-12;

/// B-spline functions over evenly chosen inner knots of another basis, each once.
BsplineBasis coarseBasis(const BsplineBasis& fine, int points) {
  std::vector<double> inner;
  for (const double knot : fine.knots())
    if (knot > fine.begin() && knot < fine.end() && (inner.empty() || knot > inner.back()))
      inner.push_back(knot);
  const int degree = fine.degree(), wanted = std::min(points - degree - 1, static_cast<int>(inner.size()));
  std::vector<double> knots(static_cast<size_t>(degree) + 1, fine.begin());
  const double step = (static_cast<double>(inner.size()) + 1.0) / (wanted + 1.0);
  for (int i = 1; i <= wanted; ++i) knots.push_back(inner[static_cast<size_t>(std::lround(i * step)) - 1]);
  knots.insert(knots.end(), static_cast<size_t>(degree) + 1, fine.end());
  return {degree, std::move(knots)};
}

/// Control points over the fine basis for each of the coarse one: both curves agree wherever the fine one's
/// control points count most, which makes them the same (Schoenberg and Whitney).
MatrixX finePoints(const BsplineBasis& fine, const BsplineBasis& coarse) {
  const int n = fine.count();
  MatrixX ofFine = MatrixX::Zero(n, n), ofCoarse = MatrixX::Zero(n, coarse.count());
  for (int i = 0; i < n; ++i) {
    const double u = fine.greville(i);
    for (const auto& [basis, matrix] : {std::pair(&fine, &ofFine), std::pair(&coarse, &ofCoarse)}) {
      const BsplineBasis::Active active = basis->at(u, 0);
      matrix->row(i).segment(active.first, active.values.cols()) = active.values.row(0);
    }
  }
  MatrixX result = ofFine.partialPivLu().solve(ofCoarse);
  return (result.array().abs() < kNoShare).select(0.0, result);
}

bool hasCoarserCurve(const ComponentTime& component, const MotionSettings& motion) {
  return component.controlPoints && *component.controlPoints < motion.controlPoints;
}

}  // namespace

bool hasOwnCurves(const Task& task) {
  return std::ranges::any_of(task.motion.components, [&](const ComponentTime& component) {
    return hasCoarserCurve(component, task.motion);
  });
}

ReducedMotion::ReducedMotion(MotionProblem& whole)
    : whole_(whole),
      parts_(whole.layout().size),
      origin_(VectorX::Zero(whole.layout().size)),
      full_(whole.newMatrix()) {}

void ReducedMotion::addShared() {
  const MotionLayout& layout = whole_.layout();
  bandSize_ = size_;
  for (int i = layout.bandSize; i < layout.size; ++i) parts_[i] = {{size_++, 1.0}};
}

NlpWarmStart ReducedMotion::wholeMultipliers(const NlpWarmStart& multipliers) const {
  NlpWarmStart result = multipliers;
  if (multipliers.zLower.size() != size_) return {};
  for (const auto& [whole, own] :
       {std::pair(&result.zLower, &multipliers.zLower), std::pair(&result.zUpper, &multipliers.zUpper)}) {
    whole->setZero(static_cast<Eigen::Index>(parts_.size()));
    for (size_t i = 0; i < parts_.size(); ++i)
      if (parts_[i].size() == 1 && parts_[i].front().factor == 1.0)
        (*whole)[static_cast<Eigen::Index>(i)] = (*own)[parts_[i].front().index];
  }
  return result;
}

void ReducedMotion::findBandwidth() {
  const int n = whole_.layout().bandSize;
  for (int j = 0; j < n; ++j) {
    const int last = std::min(n - 1, j + full_.bandwidth());
    for (const Part& a : parts_[j])
      for (int i = j; i <= last; ++i)
        for (const Part& b : parts_[i])
          if (std::max(a.index, b.index) < bandSize_)
            bandwidth_ = std::max(bandwidth_, std::abs(b.index - a.index));
  }
}

VectorX ReducedMotion::whole(const VectorX& y) const {
  VectorX x = origin_;
  for (size_t i = 0; i < parts_.size(); ++i)
    for (const Part& part : parts_[i]) x[static_cast<Eigen::Index>(i)] += part.factor * y[part.index];
  return x;
}

VectorX ReducedMotion::transposed(const VectorX& gradient) const {
  VectorX out = VectorX::Zero(size_);
  for (size_t i = 0; i < parts_.size(); ++i)
    for (const Part& part : parts_[i])
      out[part.index] += part.factor * gradient[static_cast<Eigen::Index>(i)];
  return out;
}

void ReducedMotion::evaluate(const VectorX& y, Order order, NlpValues& values) const {
  whole_.evaluate(whole(y), order, values);
  if (order == Order::Derivatives) values.gradient = transposed(values.gradient);
}

void ReducedMotion::addTransposed(const NlpValues& values, const VectorX& yE, const VectorX& yI,
                                  Eigen::Ref<VectorX> out) const {
  VectorX all = VectorX::Zero(whole_.variableCount());
  whole_.addTransposed(values, yE, yI, all);
  out += transposed(all);
}

void ReducedMotion::multiply(const Eigen::Ref<const VectorX>& dy, Eigen::Ref<VectorX> E,
                             Eigen::Ref<VectorX> I) const {
  whole_.multiply(whole(dy) - origin_, E, I);
}

std::vector<ReducedMotion::Entry> ReducedMotion::jacobianEntries() const {
  std::vector<Entry> entries;
  for (const Entry& entry : whole_.jacobianEntries())
    for (const Part& part : parts_[entry.column])
      entries.push_back({entry.row, part.index, part.factor * entry.value});
  return entries;
}

BorderedBand ReducedMotion::newMatrix() const { return {bandSize_, bandwidth_, size_ - bandSize_}; }

void ReducedMotion::addEntry(int row, int column, double value, BorderedBand& K) const {
  const int i = std::max(row, column), j = std::min(row, column);
  if (i < bandSize_)
    K.block(i, j, 1, 1)(0, 0) += value;
  else if (j < bandSize_)
    K.borderRows()(i - bandSize_, j) += value;
  else
    K.corner()(i - bandSize_, j - bandSize_) += value;
}

/// What several share counts as all of them do.
VectorX ReducedMotion::hessianDiagonal() const {
  const VectorX all = whole_.hessianDiagonal();
  VectorX out = VectorX::Zero(size_);
  for (size_t i = 0; i < parts_.size(); ++i)
    for (const Part& part : parts_[i])
      out[part.index] += part.factor * part.factor * all[static_cast<Eigen::Index>(i)];
  return out;
}

/// B^T K B: an entry beside the diagonal stands for two.
void ReducedMotion::assemble(const Weights& weights, BorderedBand& K) const {
  whole_.assemble(weights, full_);
  K.setZero();
  const int n = whole_.layout().bandSize;
  const auto spread = [&](int i, int j, double value) {
    if (value == 0.0) return;
    for (const Part& a : parts_[i])
      for (const Part& b : parts_[j]) {
        if (i == j && a.index < b.index) continue;
        const double share = a.factor * b.factor * value;
        addEntry(a.index, b.index, i != j && a.index == b.index ? 2.0 * share : share, K);
      }
  };
  for (int j = 0; j < n; ++j) {
    const int count = std::min(n - j, full_.bandwidth() + 1);
    const BorderedBand::Block column = full_.block(j, j, count, 1);
    for (int i = 0; i < count; ++i) spread(j + i, j, column(i, 0));
  }
  for (int r = 0; r < full_.borderSize(); ++r) {
    for (int j = 0; j < n; ++j) spread(n + r, j, full_.borderRows()(r, j));
    for (int j = 0; j <= r; ++j) spread(n + r, n + j, full_.corner()(r, j));
  }
}

CoarseMotion::CoarseMotion(const Model& model, MotionProblem& whole) : ReducedMotion(whole) {
  const SignalGroup& body = whole_.layout().groups[0];
  for (int i = 0; i < body.basis.count(); ++i)
    if (body.first[i] >= 0) free_.push_back(i);
  const MotionSettings& motion = whole_.task().motion;
  for (const ComponentTime& component : motion.components) {
    if (!hasCoarserCurve(component, motion)) continue;
    for (const int row : componentRows(model, component.name)) {
      const auto at = std::ranges::find(body.coordinates, row);
      if (at != body.coordinates.end())
        curves_.push_back(curveOf(static_cast<int>(at - body.coordinates.begin()), *component.controlPoints));
    }
  }
  number();
  bound();
  findBandwidth();
}

CoarseMotion::Curve CoarseMotion::curveOf(int signal, int points) const {
  const BsplineBasis& fine = whole_.layout().groups[0].basis;
  const BsplineBasis coarse = coarseBasis(fine, points);
  const MatrixX all = finePoints(fine, coarse);
  const int before = free_.front(), after = fine.count() - 1 - free_.back();
  const int count = static_cast<int>(free_.size()), own = coarse.count() - before - after;
  const BsplineCurve given(fine, whole_.curves().controls[0].row(signal));
  const auto ends = [&](CurveEnd which, double u) {
    return endControls(coarse, which, given.at(u), given.at(u, 1), given.at(u, 2));
  };
  const MatrixX begin = ends(CurveEnd::Begin, fine.begin()), end = ends(CurveEnd::End, fine.end());
  Curve curve;
  curve.signal = signal;
  curve.onto = all.block(before, before, count, own);
  curve.fromEnds = all.block(before, 0, count, before) * begin.leftCols(before).transpose() +
                   all.block(before, coarse.count() - after, count, after) * end.rightCols(after).transpose();
  curve.back = (curve.onto.transpose() * curve.onto).ldlt().solve(curve.onto.transpose());
  return curve;
}

/// A coarse curve knows much of the time: its points stand behind the band, with what all know.
void CoarseMotion::number() {
  const MotionLayout& layout = whole_.layout();
  const SignalGroup& body = layout.groups[0];
  std::vector<bool> isOfCurve(layout.bandSize, false);
  for (const Curve& curve : curves_)
    for (const int i : free_) isOfCurve[body.first[i] + curve.signal] = true;
  for (int i = 0; i < layout.bandSize; ++i)
    if (!isOfCurve[i]) parts_[i] = {{size_++, 1.0}};
  addShared();
  for (Curve& curve : curves_) {
    curve.first = size_;
    size_ += static_cast<int>(curve.onto.cols());
    for (size_t r = 0; r < free_.size(); ++r) {
      const auto row = static_cast<Eigen::Index>(r);
      const int i = body.first[free_[r]] + curve.signal;
      origin_[i] = curve.fromEnds[row];
      for (Eigen::Index j = 0; j < curve.onto.cols(); ++j)
        if (curve.onto(row, j) != 0.0)
          parts_[i].push_back({curve.first + static_cast<int>(j), curve.onto(row, j)});
    }
  }
}

/// A curve keeps within the bounds of its control points.
void CoarseMotion::bound() {
  lower_.resize(size_);
  upper_.resize(size_);
  for (size_t i = 0; i < parts_.size(); ++i)
    for (const Part& part : parts_[i]) {
      lower_[part.index] = whole_.lower()[static_cast<Eigen::Index>(i)];
      upper_[part.index] = whole_.upper()[static_cast<Eigen::Index>(i)];
    }
}

VectorX CoarseMotion::reduced(const VectorX& x) const {
  VectorX y = VectorX::Zero(size_);
  for (size_t i = 0; i < parts_.size(); ++i)
    if (parts_[i].size() == 1) y[parts_[i].front().index] = x[static_cast<Eigen::Index>(i)];
  const SignalGroup& body = whole_.layout().groups[0];
  for (const Curve& curve : curves_) {
    VectorX fine(static_cast<Eigen::Index>(free_.size()));
    for (size_t r = 0; r < free_.size(); ++r)
      fine[static_cast<Eigen::Index>(r)] = x[body.first[free_[r]] + curve.signal];
    y.segment(curve.first, curve.onto.cols()) = curve.back * (fine - curve.fromEnds);
  }
  return y.cwiseMax(lower_).cwiseMin(upper_);
}

}  // namespace handhold
