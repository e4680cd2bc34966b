// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/sharing/tension_sharing.h"

#include <algorithm>
#include <cmath>
#include <span>

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

inline TensionSharing::Answer TensionSharing::answerOf(double y) const {
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
inline TensionSharing::Answer TensionSharing::leftOf(Eigen::Index row, double multiplier) const {
  if (row >= hard_) {
    const double left = multiplier / weight_;
    return {left, 1.0 / weight_, 0.5 * multiplier * left};
  }
  const double beyond = std::abs(multiplier) - kPrice;
  if (beyond <= 0.0) return {};
  return {std::copysign(kGive * beyond, multiplier), kGive, 0.5 * kGive * beyond * beyond};
}

bool TensionSharing::isLaidOut(const SharingProgram& program) const {
  if (starts_.size() != program.columns.size() + 1) return false;
  if (coupled_.size() != static_cast<std::size_t>(program.torques.size())) return false;
  const std::span<const int> rows(rows_);
  for (std::size_t i = 0; i < program.columns.size(); ++i)
    if (!std::ranges::equal(program.columns[i].rows, rows.subspan(starts_[i], starts_[i + 1] - starts_[i])))
      return false;
  return true;
}

/// Finds what the factors have beside their diagonal.
void TensionSharing::layOut(const SharingProgram& program) {
  starts_.assign(1, 0);
  rows_.clear();
  const Eigen::Index n = program.torques.size();
  Eigen::Matrix<bool, Eigen::Dynamic, Eigen::Dynamic> pairs;
  pairs.setZero(n, n);
  for (const SharingColumn& column : program.columns) {
    rows_.insert(rows_.end(), column.rows.begin(), column.rows.end());
    starts_.push_back(rows_.size());
    for (const int row : column.rows)
      for (const int other : column.rows) pairs(row, other) = true;
  }
  coupled_.assign(static_cast<std::size_t>(n), {});
  for (Eigen::Index k = n; k-- > 0;) {
    std::vector<int>& coupled = coupled_[static_cast<std::size_t>(k)];
    for (int i = 0; i < k; ++i)
      if (pairs(i, k)) coupled.push_back(i);
    for (const int i : coupled)
      for (const int j : coupled) pairs(i, j) = true;
  }
  entries_.resize(rows_.size());
  hessian_.resize(n, n);
}

/// By what all muscles of a row could do together.
void TensionSharing::scale(const SharingProgram& program) {
  if (!isLaidOut(program)) layOut(program);
  hard_ = program.torques.size() - program.soft;
  weight_ = program.weight;
  scales_.setZero(program.torques.size());
  for (std::size_t i = 0, k = 0; i < program.columns.size(); ++i)
    for (const double entry : program.columns[i].entries) {
      scales_[rows_[k]] += std::abs(entry);
      entries_[k++] = entry;
    }
  scales_ = scales_.cwiseMax(kLeast);
  if (program.soft > 0) scales_.tail(program.soft).setConstant(scales_.tail(program.soft).maxCoeff());
  for (std::size_t k = 0; k < rows_.size(); ++k) entries_[k] /= scales_[rows_[k]];
  torques_ = program.torques.cwiseQuotient(scales_);
}

/// sum phi*(A^T l) + sum psi*(l) - l . tau, and its gradient A x + r - tau.
void TensionSharing::evaluate(Point& at) const {
  at.gradient = -torques_;
  double value = -at.multipliers.dot(torques_);
  at.muscles.resize(starts_.size() - 1);
  for (std::size_t i = 0; i + 1 < starts_.size(); ++i) {
    double y = 0.0;
    for (std::size_t k = starts_[i]; k < starts_[i + 1]; ++k) y += entries_[k] * at.multipliers[rows_[k]];
    const Answer answer = answerOf(y);
    at.muscles[i] = answer;
    if (answer.x == 0.0) continue;
    value += answer.conjugate;
    for (std::size_t k = starts_[i]; k < starts_[i + 1]; ++k) at.gradient[rows_[k]] += answer.x * entries_[k];
  }
  at.give.resize(at.multipliers.size());
  for (Eigen::Index j = 0; j < at.multipliers.size(); ++j) {
    const Answer left = leftOf(j, at.multipliers[j]);
    at.gradient[j] += left.x;
    value += left.conjugate;
    at.give[j] = left.slope;
  }
  at.value = value;
}

/// Its upper half, where it is not zero.
void TensionSharing::fillHessian() {
  const double floor = std::clamp(greatest(at_.gradient), kFloor, 1e-2);
  hessian_.diagonal() = at_.give.array() + floor * kGive;
  for (std::size_t k = 0; k < coupled_.size(); ++k)
    for (const int i : coupled_[k]) hessian_(i, static_cast<Eigen::Index>(k)) = 0.0;
  for (std::size_t i = 0; i + 1 < starts_.size(); ++i) {
    if (at_.muscles[i].slope == 0.0) continue;
    for (std::size_t a = starts_[i]; a < starts_[i + 1]; ++a) {
      const double weight = at_.muscles[i].slope * entries_[a];
      for (std::size_t b = starts_[i]; b <= a; ++b) hessian_(rows_[b], rows_[a]) += weight * entries_[b];
    }
  }
}

/// H = L^T D L in its place, from the last row to the first, so that what is zero stays zero (Featherstone
/// 2008, 6.5): muscles couple a joint with those between it and the trunk, which have smaller numbers.
void TensionSharing::factorize() {
  for (std::size_t k = coupled_.size(); k-- > 0;) {
    const std::vector<int>& coupled = coupled_[k];
    auto row = hessian_.col(static_cast<Eigen::Index>(k));  // of L, by symmetry
    const double pivot = row[static_cast<Eigen::Index>(k)];
    for (std::size_t a = coupled.size(); a-- > 0;) {
      const double part = row[coupled[a]] / pivot;
      for (std::size_t b = 0; b <= a; ++b) hessian_(coupled[b], coupled[a]) -= part * row[coupled[b]];
      row[coupled[a]] = part;
    }
  }
}

/// L^T D L x = b in the place of b.
void TensionSharing::solveFactors(VectorX& x) const {
  for (std::size_t k = coupled_.size(); k-- > 0;) {
    const auto at = static_cast<Eigen::Index>(k);
    for (const int i : coupled_[k]) x[i] -= hessian_(i, at) * x[at];
  }
  x.array() /= hessian_.diagonal().array();
  for (std::size_t k = 0; k < coupled_.size(); ++k) {
    const auto at = static_cast<Eigen::Index>(k);
    for (const int i : coupled_[k]) x[at] -= hessian_(i, at) * x[i];
  }
}

/// One step of Newton's, shortened until the dual falls.
bool TensionSharing::step() {
  fillHessian();
  factorize();
  way_ = -at_.gradient;
  solveFactors(way_);
  const double fall = at_.gradient.dot(way_), before = greatest(at_.gradient);
  double part = 1.0;
  for (int i = 0; i < kHalvings; ++i, part *= 0.5) {
    tried_.multipliers = at_.multipliers + part * way_;
    evaluate(tried_);
    // near the end the dual's own rounding hides its fall
    if (tried_.value <= at_.value + kArmijo * part * fall || greatest(tried_.gradient) < 0.5 * before) {
      std::swap(at_, tried_);
      return true;
    }
  }
  return false;
}

SharedTensions TensionSharing::solve(const SharingProgram& program) {
  scale(program);
  const bool isFirst = multipliers_.size() != program.torques.size();
  if (isFirst) multipliers_ = before_ = VectorX::Zero(program.torques.size());
  at_.multipliers = 2.0 * multipliers_ - before_;  // where the last two calls lead
  evaluate(at_);
  SharedTensions shared;
  const double exact = kExact * (1.0 + greatest(torques_));
  while (greatest(at_.gradient) > exact && shared.iterations < kIterations) {
    if (!step()) break;
    ++shared.iterations;
  }
  shared.isConverged = greatest(at_.gradient) <= exact;
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
