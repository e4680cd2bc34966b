// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/sharing/tension_sharing.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr int kIterations = 200, kHalvings = 40;
constexpr double kExact = 5e-9;   ///< of torques, in parts of the row's strength
constexpr double kPrice = 100.0;  ///< c, against a slope of 1 at full activation
constexpr double kGive = 0.01;    ///< k
constexpr double kLeast = 1.0;    ///< scale of a row whose muscles can do next to nothing (N m)
constexpr double kFloor = 1e-6;   ///< least curvature, where no muscle answers
constexpr double kArmijo = 1e-4;

double greatest(const VectorX& vector) { return vector.lpNorm<Eigen::Infinity>(); }

}  // namespace

TensionSharing::Answer TensionSharing::answerOf(double y) const {
  if (y <= 0.0) return {};
  if (criterion_ == SharingCriterion::Stress)
    return y < 1.0 ? Answer{y, 1.0, 0.5 * y * y} : Answer{1.0, 0.0, y - 0.5};
  // x^3 / 3 + e x^2 / 2 has the slope x^2 + e x
  const double root = std::sqrt(kSoftening * kSoftening + 4.0 * y);
  const double x = std::min(0.5 * (root - kSoftening), 1.0);
  const double cost = x * x * x / 3.0 + 0.5 * kSoftening * x * x;
  return {x, x < 1.0 ? 1.0 / root : 0.0, x * y - cost};
}

/// What is left over of a row at a multiplier.
TensionSharing::Answer TensionSharing::leftOf(Eigen::Index row, double multiplier) const {
  if (row >= hard_) {
    const double left = multiplier / weight_;
    return {left, 1.0 / weight_, 0.5 * multiplier * left};
  }
  const double beyond = std::abs(multiplier) - kPrice;
  if (beyond <= 0.0) return {};
  return {std::copysign(kGive * beyond, multiplier), kGive, 0.5 * kGive * beyond * beyond};
}

/// By what all muscles of a row could do together.
void TensionSharing::scale(const SharingProgram& program) {
  hard_ = program.torques.size() - program.soft;
  weight_ = program.weight;
  scales_.setZero(program.torques.size());
  starts_.assign(1, 0);
  rows_.clear();
  entries_.clear();
  for (const SharingColumn& column : program.columns) {
    rows_.insert(rows_.end(), column.rows.begin(), column.rows.end());
    entries_.insert(entries_.end(), column.entries.begin(), column.entries.end());
    starts_.push_back(rows_.size());
  }
  for (std::size_t k = 0; k < rows_.size(); ++k) scales_[rows_[k]] += std::abs(entries_[k]);
  scales_ = scales_.cwiseMax(kLeast);
  if (program.soft > 0) scales_.tail(program.soft).setConstant(scales_.tail(program.soft).maxCoeff());
  for (std::size_t k = 0; k < rows_.size(); ++k) entries_[k] /= scales_[rows_[k]];
  torques_ = program.torques.cwiseQuotient(scales_);
}

/// sum phi*(A^T l) + sum psi*(l) - l . tau, and its gradient A x + r - tau.
void TensionSharing::evaluate(Point& at) const {
  at.gradient = -torques_;
  at.value = -at.multipliers.dot(torques_);
  at.muscles.resize(starts_.size() - 1);
  for (std::size_t i = 0; i + 1 < starts_.size(); ++i) {
    double y = 0.0;
    for (std::size_t k = starts_[i]; k < starts_[i + 1]; ++k) y += entries_[k] * at.multipliers[rows_[k]];
    const Answer& answer = at.muscles[i] = answerOf(y);
    if (answer.x == 0.0) continue;
    at.value += answer.conjugate;
    for (std::size_t k = starts_[i]; k < starts_[i + 1]; ++k) at.gradient[rows_[k]] += answer.x * entries_[k];
  }
  at.give.resize(at.multipliers.size());
  for (Eigen::Index j = 0; j < at.multipliers.size(); ++j) {
    const Answer left = leftOf(j, at.multipliers[j]);
    at.gradient[j] += left.x;
    at.value += left.conjugate;
    at.give[j] = left.slope;
  }
}

/// Its lower half.
void TensionSharing::fillHessian() {
  const Eigen::Index n = at_.gradient.size();
  const double floor = std::clamp(greatest(at_.gradient), kFloor, 1e-2);
  hessian_.setZero(n, n);
  for (std::size_t i = 0; i + 1 < starts_.size(); ++i) {
    if (at_.muscles[i].slope == 0.0) continue;
    for (std::size_t a = starts_[i]; a < starts_[i + 1]; ++a) {
      const double weight = at_.muscles[i].slope * entries_[a];
      for (std::size_t b = starts_[i]; b <= a; ++b)
        hessian_(std::max(rows_[a], rows_[b]), std::min(rows_[a], rows_[b])) += weight * entries_[b];
    }
  }
  hessian_.diagonal() += at_.give;
  hessian_.diagonal().array() += floor * kGive;
}

/// One step of Newton's, shortened until the dual falls.
bool TensionSharing::step() {
  fillHessian();
  factors_.compute(hessian_);
  const VectorX way = -factors_.solve(at_.gradient);
  const double fall = at_.gradient.dot(way), before = greatest(at_.gradient);
  double part = 1.0;
  for (int i = 0; i < kHalvings; ++i, part *= 0.5) {
    tried_.multipliers = at_.multipliers + part * way;
    evaluate(tried_);
    // near the end the dual's own rounding hides its fall
    if (tried_.value <= at_.value + kArmijo * part * fall || greatest(tried_.gradient) < 0.5 * before) {
      std::swap(at_, tried_);
      return true;
    }
  }
  return false;
}

/// Where the last two calls lead, or three of them where that is nearer.
void TensionSharing::begin() {
  at_.multipliers = 2.0 * multipliers_ - before_;
  evaluate(at_);
  tried_.multipliers = 3.0 * (multipliers_ - before_) + earlier_;
  evaluate(tried_);
  if (greatest(tried_.gradient) < greatest(at_.gradient)) std::swap(at_, tried_);
}

SharedTensions TensionSharing::solve(const SharingProgram& program) {
  scale(program);
  const bool isFirst = multipliers_.size() != program.torques.size();
  if (isFirst) multipliers_ = before_ = earlier_ = VectorX::Zero(program.torques.size());
  begin();
  SharedTensions shared;
  const double exact = kExact * (1.0 + greatest(torques_));
  while (greatest(at_.gradient) > exact && shared.iterations < kIterations) {
    if (!step()) break;
    ++shared.iterations;
  }
  shared.isConverged = greatest(at_.gradient) <= exact;
  earlier_ = isFirst ? at_.multipliers : before_;
  before_ = isFirst ? at_.multipliers : multipliers_;
  multipliers_ = at_.multipliers;
  shared.activations.resize(static_cast<Eigen::Index>(at_.muscles.size()));
  shared.reserves = program.torques;
  for (std::size_t i = 0; i < at_.muscles.size(); ++i) {
    shared.activations[static_cast<Eigen::Index>(i)] = at_.muscles[i].x;
    const SharingColumn& column = program.columns[i];
    for (std::size_t k = 0; k < column.rows.size(); ++k)
      shared.reserves[column.rows[k]] -= at_.muscles[i].x * column.entries[k];
  }
  return shared;
}

}  // namespace handhold
