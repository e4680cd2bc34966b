// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/sharing/sharing_problem.h"

#include <Eigen/Cholesky>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

// Loads that no joint feels stay small and unique by a weight far below any torque's share.
constexpr double kEvenness = 1e-5;
// Stiffness of the penalties, per square of a unit of x or of a normalized torque. The curvature of the
// objective is of order one, so one update of the multipliers gains about four digits.
constexpr double kGentle = 1e2;
constexpr double kStiff = 1e4;
constexpr double kTorqueStiffness = 1e3;
// Torque limits yield before contacts do: their multipliers stop here, those of contacts do not.
constexpr double kGreatestTorqueForce = 1e2;
constexpr double kGradientTolerance = 1e-10;
constexpr double kViolationTolerance = 1e-9;
constexpr double kTorqueTolerance = 1e-6;
constexpr int kMaxUpdates = 8;
constexpr int kMaxSteps = 60;
// rounds the tip of the friction cone, in units of x
constexpr double kTip = 1e-4;
// Singular directions of the balance: contacts on one line cannot turn the body about it, nor when they lie
// off the line by a tenth of a millimetre, where it would take meganewtons.
constexpr double kRankTolerance = 1e-4;

void resizeTo(VectorX& v, Eigen::Index size) {
  if (v.size() != size) v = VectorX::Zero(size);
}

}  // namespace

void SharingSolver::forget() {
  x_.resize(0);
  lowerForce_.resize(0);
  upperForce_.resize(0);
  coneForce_.resize(0);
  torqueForce_.resize(0);
}

void SharingSolver::prepare() {
  const Eigen::Index n = problem_->lower.size();
  resizeTo(x_, n);
  resizeTo(lowerForce_, n);
  resizeTo(upperForce_, n);
  resizeTo(coneForce_, static_cast<Eigen::Index>(problem_->cones.size()));
  resizeTo(torqueForce_, problem_->torque.size());
  gradient_.resize(n);
  hessian_.resize(n, n);
  slope_.resize(problem_->torque.size());
  curvature_.resize(problem_->torque.size());
  steps_ = 0;
}

/// x = particular + free y satisfies the balance for every y, as far as the contacts span it.
void SharingSolver::splitBalance() {
  if (problem_->balance.rows() == 0) {  // of a base that stays where it is
    particular_ = VectorX::Zero(x_.size());
    free_ = MatrixX::Identity(x_.size(), x_.size());
    y_ = x_;
    return;
  }
  Eigen::CompleteOrthogonalDecomposition<MatrixX> inverse;
  inverse.setThreshold(kRankTolerance);
  inverse.compute(problem_->balance);
  particular_ = inverse.solve(problem_->demand);
  Eigen::ColPivHouseholderQR<MatrixX> rows;
  rows.setThreshold(kRankTolerance);
  rows.compute(problem_->balance.transpose());
  const Eigen::Index n = x_.size();
  const MatrixX Q = rows.householderQ() * MatrixX::Identity(n, n);
  free_ = Q.rightCols(n - rows.rank());
  y_ = free_.transpose() * (x_ - particular_);
  x_ = particular_ + free_ * y_;
}

SharingAnswer SharingSolver::solve(const SharingProblem& problem) {
  problem_ = &problem;
  SharingAnswer answer;
  if (problem.lower.size() == 0) {
    answer.missing = problem.demand;
    return answer;
  }
  const bool cold = x_.size() != problem.lower.size();
  prepare();
  splitBalance();
  if (cold) {
    stiffness_ = kGentle;
    minimise();
  }
  stiffness_ = kStiff;
  for (int update = 0; update < kMaxUpdates; ++update) {
    minimise();
    updateMultipliers();
    if (violation() < kViolationTolerance && torqueExcess() < kTorqueTolerance) break;
  }
  answer.x = x_;
  answer.missing = problem.demand - problem.balance * x_;
  answer.violation = violation();
  answer.newtonSteps = steps_;
  // forces that grew without end would start the next instant far away
  if (answer.violation > 1e-3) forget();
  return answer;
}

void SharingSolver::minimise() {
  if (free_.cols() == 0) {
    // one clamped contact: the balance alone tells its load, and the torques still have to be known
    evaluate(Order::Value);
    return;
  }
  for (int i = 0; i < kMaxSteps; ++i) {
    ++steps_;
    if (!newtonStep()) return;
  }
}

/// One step down; false when there is nothing to gain any more.
bool SharingSolver::newtonStep() {
  evaluate(Order::Derivatives);
  reducedGradient_.noalias() = free_.transpose() * gradient_;
  if (reducedGradient_.lpNorm<Eigen::Infinity>() < kGradientTolerance) return false;
  weighted_.noalias() = hessian_.selfadjointView<Eigen::Lower>() * free_;
  reducedHessian_.noalias() = free_.transpose() * weighted_;
  step_ = reducedHessian_.llt().solve(-reducedGradient_);
  const double descent = reducedGradient_.dot(step_), before = value_;
  if (!(descent < 0.0)) return false;
  trial_ = y_;
  for (double length = 1.0; length > 1e-6; length *= 0.5) {
    y_ = trial_ + length * step_;
    x_ = particular_ + free_ * y_;
    evaluate(Order::Value);
    if (value_ <= before + 1e-4 * length * descent) return true;
  }
  y_ = trial_;
  x_ = particular_ + free_ * y_;
  return false;
}

void SharingSolver::evaluate(Order order) {
  value_ = 0.5 * kEvenness * x_.squaredNorm();
  if (order == Order::Derivatives) {
    gradient_ = kEvenness * x_;
    hessian_.setZero();
    hessian_.diagonal().setConstant(kEvenness);
  }
  addTorques(order);
  addBounds(order);
  addCones(order);
}

double SharingSolver::normalized(int joint) const {
  const double t = torque_[joint];
  return t >= 0.0 ? t / problem_->torqueUpper[joint] : t / problem_->torqueLower[joint];
}

void SharingSolver::addTorques(Order order) {
  torque_ = problem_->torque;
  torque_.noalias() -= problem_->relief * x_;
  for (int i = 0; i < torque_.size(); ++i) {
    const double limit = torque_[i] >= 0.0 ? problem_->torqueUpper[i] : problem_->torqueLower[i];
    const double n = torque_[i] / limit;
    double pull = n, bend = 1.0;
    value_ += 0.5 * n * n;
    const double force = torqueForce_[i] + kTorqueStiffness * (n - 1.0);
    if (problem_->limitsTorque && force > 0.0) {
      value_ += 0.5 * force * force / kTorqueStiffness;
      pull += force;
      bend += kTorqueStiffness;
    }
    slope_[i] = pull / limit;
    curvature_[i] = bend / (limit * limit);
  }
  if (order == Order::Value) return;
  gradient_.noalias() -= problem_->relief.transpose() * slope_;
  weighted_.noalias() = curvature_.asDiagonal() * problem_->relief;
  hessian_.noalias() += problem_->relief.transpose() * weighted_;
}

void SharingSolver::addBounds(Order order) {
  for (int k = 0; k < x_.size(); ++k) {
    pushBack(k, upperForce_[k] + stiffness_ * (x_[k] - problem_->upper[k]), 1.0, order);
    pushBack(k, lowerForce_[k] + stiffness_ * (problem_->lower[k] - x_[k]), -1.0, order);
  }
}

void SharingSolver::pushBack(int k, double force, double side, Order order) {
  if (force <= 0.0) return;
  value_ += 0.5 * force * force / stiffness_;
  if (order == Order::Value) return;
  gradient_[k] += side * force;
  hessian_(k, k) += stiffness_;
}

double SharingSolver::coneExcess(const FrictionCone& cone, double& radius) const {
  double square = kTip * kTip;
  for (int t : cone.tangent)
    if (t >= 0) square += x_[t] * x_[t];
  radius = std::sqrt(square);
  return (radius - kTip - cone.friction * x_[cone.normal]) / std::hypot(1.0, cone.friction);
}

void SharingSolver::addCones(Order order) {
  for (size_t c = 0; c < problem_->cones.size(); ++c) {
    const FrictionCone& cone = problem_->cones[c];
    double radius = 0.0;
    const double excess = coneExcess(cone, radius);
    const double force = coneForce_[static_cast<int>(c)] + stiffness_ * excess;
    if (force <= 0.0) continue;
    value_ += 0.5 * force * force / stiffness_;
    if (order == Order::Value) continue;
    const double scale = 1.0 / std::hypot(1.0, cone.friction);
    // gradient of the excess: its three entries, the normal first
    const std::array<int, 3> at{cone.normal, cone.tangent[0], cone.tangent[1]};
    std::array<double, 3> g{-cone.friction * scale, 0.0, 0.0};
    for (int t = 1; t < 3; ++t)
      if (at[t] >= 0) g[t] = scale * x_[at[t]] / radius;
    for (int i = 0; i < 3; ++i) {
      if (at[i] < 0) continue;
      gradient_[at[i]] += force * g[i];
      if (i > 0) hessian_(at[i], at[i]) += force * scale / radius;
      for (int j = 0; j < 3; ++j) {
        if (at[j] < 0) continue;
        hessian_(at[i], at[j]) += stiffness_ * g[i] * g[j];
        if (i > 0 && j > 0) hessian_(at[i], at[j]) -= force / (scale * radius) * g[i] * g[j];
      }
    }
  }
}

void SharingSolver::updateMultipliers() {
  for (int k = 0; k < x_.size(); ++k) {
    upperForce_[k] = std::max(0.0, upperForce_[k] + stiffness_ * (x_[k] - problem_->upper[k]));
    lowerForce_[k] = std::max(0.0, lowerForce_[k] + stiffness_ * (problem_->lower[k] - x_[k]));
  }
  double radius = 0.0;
  for (int c = 0; c < coneForce_.size(); ++c)
    coneForce_[c] = std::max(0.0, coneForce_[c] + stiffness_ * coneExcess(problem_->cones[c], radius));
  if (!problem_->limitsTorque) return;
  for (int i = 0; i < torqueForce_.size(); ++i)
    torqueForce_[i] =
        std::clamp(torqueForce_[i] + kTorqueStiffness * (normalized(i) - 1.0), 0.0, kGreatestTorqueForce);
}

double SharingSolver::violation() const {
  double worst = std::max((x_ - problem_->upper).maxCoeff(), (problem_->lower - x_).maxCoeff());
  double radius = 0.0;
  for (const FrictionCone& cone : problem_->cones) worst = std::max(worst, coneExcess(cone, radius));
  return std::max(0.0, worst);
}

/// Over limits that can still be enforced; 0 where limits are off.
double SharingSolver::torqueExcess() const {
  double worst = 0.0;
  for (int i = 0; problem_->limitsTorque && i < torqueForce_.size(); ++i)
    if (torqueForce_[i] < kGreatestTorqueForce) worst = std::max(worst, normalized(i) - 1.0);
  return worst;
}

}  // namespace handhold
