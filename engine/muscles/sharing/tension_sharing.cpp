// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/sharing/tension_sharing.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

namespace handhold {

/// The activation at which a muscle's cost has the slope y, with its slope and the conjugate of the cost.
struct MuscleAnswer {
  double x = 0.0, slope = 0.0, conjugate = 0.0;
};

namespace {

constexpr int kIterations = 200, kHalvings = 40;
constexpr double kExact = 5e-9;   ///< of torques, in parts of the row's strength
constexpr double kPrice = 100.0;  ///< c, against a slope of 1 at full activation
constexpr double kGive = 0.01;    ///< k
constexpr double kLeast = 1.0;    ///< scale of a row whose muscles can do next to nothing (N m)
constexpr double kFloor = 1e-6;   ///< least curvature, where no muscle answers
constexpr double kArmijo = 1e-4;

MuscleAnswer answerOf(SharingCriterion criterion, double y) {
  if (y <= 0.0) return {};
  if (criterion == SharingCriterion::Stress)
    return y < 1.0 ? MuscleAnswer{y, 1.0, 0.5 * y * y} : MuscleAnswer{1.0, 0.0, y - 0.5};
  // x^3 / 3 + e x^2 / 2 has the slope x^2 + e x
  const double root = std::sqrt(kSoftening * kSoftening + 4.0 * y);
  const double x = std::min(0.5 * (root - kSoftening), 1.0);
  const double cost = x * x * x / 3.0 + 0.5 * kSoftening * x * x;
  return {x, x < 1.0 ? 1.0 / root : 0.0, x * y - cost};
}

MuscleAnswer reserveOf(double multiplier) {
  const double beyond = std::abs(multiplier) - kPrice;
  if (beyond <= 0.0) return {};
  return {std::copysign(kGive * beyond, multiplier), kGive, 0.5 * kGive * beyond * beyond};
}

}  // namespace

struct TensionSharing::Point {
  VectorX multipliers, gradient;
  std::vector<MuscleAnswer> muscles, reserves;
  double value = 0.0;  ///< of the dual, to be made least
};

/// What all muscles of a row could do together.
void TensionSharing::scaleRows(const SharingProgram& program) {
  scales_.setZero(program.torques.size());
  for (const SharingColumn& column : program.columns)
    for (std::size_t k = 0; k < column.rows.size(); ++k)
      scales_[column.rows[k]] += std::abs(column.entries[k]);
  for (double& scale : scales_) scale = std::max(scale, kLeast);
  torques_ = program.torques.cwiseQuotient(scales_);
}

/// sum phi*(A^T l) + sum psi*(l) - l . tau, and its gradient A x + r - tau.
void TensionSharing::evaluate(const SharingProgram& program, const VectorX& multipliers, Point& at) const {
  at.multipliers = multipliers;
  at.gradient = -torques_;
  at.value = -multipliers.dot(torques_);
  at.muscles.clear();
  at.reserves.clear();
  for (const SharingColumn& column : program.columns) {
    double y = 0.0;
    for (std::size_t k = 0; k < column.rows.size(); ++k)
      y += column.entries[k] / scales_[column.rows[k]] * multipliers[column.rows[k]];
    const MuscleAnswer answer = answerOf(criterion_, y);
    at.value += answer.conjugate;
    at.muscles.push_back(answer);
    if (answer.x == 0.0) continue;
    for (std::size_t k = 0; k < column.rows.size(); ++k)
      at.gradient[column.rows[k]] += answer.x * column.entries[k] / scales_[column.rows[k]];
  }
  for (Eigen::Index j = 0; j < multipliers.size(); ++j) {
    at.reserves.push_back(reserveOf(multipliers[j]));
    at.gradient[j] += at.reserves.back().x;
    at.value += at.reserves.back().conjugate;
  }
}

void TensionSharing::fillHessian(const SharingProgram& program, const Point& at) {
  const Eigen::Index n = at.gradient.size();
  const double floor = std::clamp(at.gradient.lpNorm<Eigen::Infinity>(), kFloor, 1e-2);
  hessian_.setZero(n, n);
  for (std::size_t i = 0; i < program.columns.size(); ++i) {
    if (at.muscles[i].slope == 0.0) continue;
    const SharingColumn& column = program.columns[i];
    for (std::size_t a = 0; a < column.rows.size(); ++a) {
      const int row = column.rows[a];
      const double weight = at.muscles[i].slope * column.entries[a] / scales_[row];
      for (std::size_t b = 0; b < column.rows.size(); ++b)
        hessian_(row, column.rows[b]) += weight * column.entries[b] / scales_[column.rows[b]];
    }
  }
  for (Eigen::Index j = 0; j < n; ++j)
    hessian_(j, j) += at.reserves[static_cast<std::size_t>(j)].slope + floor * kGive;
}

/// One step of Newton's, shortened until the dual falls.
bool TensionSharing::step(const SharingProgram& program, Point& at) {
  fillHessian(program, at);
  const VectorX way = -hessian_.llt().solve(at.gradient);
  const double fall = at.gradient.dot(way);
  Point tried;
  double part = 1.0;
  for (int i = 0; i < kHalvings; ++i, part *= 0.5) {
    evaluate(program, at.multipliers + part * way, tried);
    // near the end the dual's own rounding hides its fall
    if (tried.value <= at.value + kArmijo * part * fall ||
        tried.gradient.lpNorm<Eigen::Infinity>() < 0.5 * at.gradient.lpNorm<Eigen::Infinity>()) {
      at = std::move(tried);
      return true;
    }
  }
  return false;
}

SharedTensions TensionSharing::solve(const SharingProgram& program) {
  scaleRows(program);
  if (multipliers_.size() != program.torques.size()) multipliers_ = VectorX::Zero(program.torques.size());
  Point at;
  evaluate(program, multipliers_, at);
  SharedTensions shared;
  const double exact = kExact * (1.0 + torques_.lpNorm<Eigen::Infinity>());
  while (at.gradient.lpNorm<Eigen::Infinity>() > exact && shared.iterations < kIterations) {
    if (!step(program, at)) break;
    ++shared.iterations;
  }
  shared.isConverged = at.gradient.lpNorm<Eigen::Infinity>() <= exact;
  multipliers_ = at.multipliers;
  shared.activations.resize(static_cast<Eigen::Index>(at.muscles.size()));
  shared.reserves = program.torques;
  for (std::size_t i = 0; i < at.muscles.size(); ++i) {
    shared.activations[static_cast<Eigen::Index>(i)] = at.muscles[i].x;
    const SharingColumn& column = program.columns[i];
    for (std::size_t k = 0; k < column.rows.size(); ++k)
      shared.reserves[column.rows[k]] -= at.muscles[i].x * column.entries[k];
  }
  return shared;
}

}  // namespace handhold
