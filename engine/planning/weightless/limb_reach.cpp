// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/limb_reach.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

constexpr double kCorner = 0.1;       // rad from a limit within which a joint slows down
constexpr double kReached = 1e-12;    // m and sines; splines take second derivatives of the angles
constexpr double kLongestStep = 0.3;  // rad
constexpr double kDamping = 1e-10;    // keeps a stretched arm regular
constexpr int kMostSteps = 60;

int rowsOf(ReachKind kind) { return kind == ReachKind::Axis ? 5 : 6; }

double corner(double distance) { return 0.5 * (distance + std::sqrt(distance * distance + 4.0 * kCorner * kCorner)); }

double cornerSlope(double distance) {
  return 0.5 * (1.0 + distance / std::sqrt(distance * distance + 4.0 * kCorner * kCorner));
}

}  // namespace

LimbReach::LimbReach(const Model& model, const VectorX& rest)
    : model_(model),
      data_(model),
      rest_(rest.tail(model.jointCount())),
      offset_(VectorX::Zero(model.jointCount())),
      slope_(VectorX::Ones(model.jointCount())),
      siteJ_(6, model.velocitySize()) {}

/// The limbs that end in a goal's site.
void LimbReach::choose(const std::vector<ReachGoal>& goals) {
  soft_.setZero(model_.jointCount());
  for (const ReachGoal& goal : goals) {
    const LinkIndex end = model_.sites[goal.site].link;
    for (int i = end; i > 0 && model_.joints[i].limb == model_.joints[end].limb; i = model_.joints[i].parent)
      soft_[i - 1] = 1.0;
  }
}

/// q = lower + g(z - lower) - g(z - upper), z = rest + u, so that no angle leaves its limits.
void LimbReach::place(VectorX& q) {
  for (int i = 0; i < model_.jointCount(); ++i) {
    double& angle = q[7 + i];
    angle = rest_[i];
    if (soft_[i] == 0.0) continue;
    const Joint& joint = model_.joints[i + 1];
    const double z = rest_[i] + offset_[i];
    angle = joint.lower + corner(z - joint.lower) - corner(z - joint.upper);
    slope_[i] = cornerSlope(z - joint.lower) - cornerSlope(z - joint.upper);
  }
}

void LimbReach::evaluate(const std::vector<ReachGoal>& goals, const VectorX& q) {
  updateKinematics(model_, q, data_);
  int rows = 0, row = 0;
  for (const ReachGoal& goal : goals) rows += rowsOf(goal.kind);
  values_.resize(rows);
  J_.resize(rows, model_.jointCount());
  for (const ReachGoal& goal : goals) {
    const Pose site = sitePose(model_, data_, goal.site);
    siteJacobian(model_, data_, goal.site, siteJ_);
    values_.segment<3>(row) = site.p - goal.pose.p;
    J_.middleRows<3>(row) = siteJ_.bottomRightCorner(3, model_.jointCount());
    row += 3;
    // e . a = 0 for an axis a of the site: d (e . a) = (a x e) . omega
    const auto align = [&](int axis, int across) {
      const Vector3 a = site.R.col(axis), e = goal.pose.R.col(across);
      values_[row] = e.dot(a);
      J_.row(row++) = a.cross(e).transpose() * siteJ_.topRightCorner(3, model_.jointCount());
    };
    align(2, 0);
    align(2, 1);
    if (goal.kind == ReachKind::Fixed) align(0, 1);
  }
}

// One Newton step, P = dq/dz:  (J S P J^T) f = J P u - c,  u+ = S J^T f
void LimbReach::step() {
  softJ_ = J_ * soft_.cwiseProduct(slope_).asDiagonal();
  normal_.noalias() = softJ_ * J_.transpose();
  normal_.diagonal().array() += kDamping;
  const VectorX forces = normal_.ldlt().solve(softJ_ * offset_ - values_);
  VectorX move = soft_.cwiseProduct(J_.transpose() * forces) - offset_;
  length_ = move.lpNorm<Eigen::Infinity>();
  if (length_ > kLongestStep) move *= kLongestStep / length_;
  offset_ += move;
}

double LimbReach::solve(const std::vector<ReachGoal>& goals, VectorX& q) {
  choose(goals);
  for (int i = 0; i < kMostSteps; ++i) {
    place(q);
    evaluate(goals, q);
    step();
    if (values_.lpNorm<Eigen::Infinity>() < kReached && length_ < kReached) break;
  }
  place(q);
  evaluate(goals, q);
  return values_.size() > 0 ? values_.lpNorm<Eigen::Infinity>() : 0.0;
}

}  // namespace handhold
