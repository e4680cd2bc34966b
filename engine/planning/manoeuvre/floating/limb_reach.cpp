// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/limb_reach.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr double kCorner = 0.1;          // rad from a limit within which a joint slows down
constexpr double kSettled = 1e-11;       // rad; splines take second derivatives of the angles
constexpr double kLongestTurn = 0.3;     // rad
constexpr double kReachDamping = 1e-10;  // keeps a stretched arm regular
constexpr int kMostSteps = 60;

int rowsOf(ReachKind kind) { return kind == ReachKind::Axis ? 5 : 6; }

double corner(double distance) {
  return 0.5 * (distance + std::sqrt(distance * distance + 4.0 * kCorner * kCorner));
}

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

// e = log(R_WS R_goal^T), so that no attitude but the goal's is one where it vanishes:  de = Jl(e)^-1 omega
void LimbReach::turnRows(const ReachGoal& goal, const Pose& site, int row) {
  const Quaternion missing(Matrix3(site.R * goal.pose.R.transpose()));
  const Vector3 e = logQuaternion(missing.normalized());
  values_.segment<3>(row) = e;
  J_.middleRows<3>(row) = leftJacobian(e).inverse() * siteJ_.topRows<3>();
}

void LimbReach::evaluate(const std::vector<ReachGoal>& goals, const VectorX& q) {
  updateKinematics(model_, q, data_);
  int rows = 0, row = 0;
  for (const ReachGoal& goal : goals) rows += rowsOf(goal.kind);
  values_.resize(rows);
  yields_.setZero(rows);
  J_.resize(rows, model_.velocitySize());
  for (const ReachGoal& goal : goals) {
    yields_.segment(row + 3, rowsOf(goal.kind) - 3).setConstant(goal.yields);
    const Pose site = sitePose(model_, data_, goal.site);
    siteJacobian(model_, data_, goal.site, siteJ_);
    values_.segment<3>(row) = site.p - goal.pose.p;
    J_.middleRows<3>(row) = siteJ_.bottomRows<3>();
    row += 3;
    if (goal.kind == ReachKind::Fixed) {
      turnRows(goal, site, row);
      row += 3;
      continue;
    }
    // e . a = 0 for an axis a of the site: d (e . a) = (a x e) . omega
    const auto align = [&](int axis, int across) {
      const Vector3 a = site.R.col(axis), e = goal.pose.R.col(across);
      values_[row] = e.dot(a);
      J_.row(row++) = a.cross(e).transpose() * siteJ_.topRows<3>();
    };
    align(2, 0);
    align(2, 1);
  }
}

void LimbReach::weigh() {
  softJ_ = limbJ() * soft_.cwiseProduct(slope_).asDiagonal();
  normal_.noalias() = softJ_ * limbJ().transpose();
  normal_.diagonal().array() += kReachDamping + yields_.array();
}

// One Newton step, P = dq/dz:  (J S P J^T + Y) f = J P u - c,  u+ = S J^T f
void LimbReach::step() {
  weigh();
  const VectorX forces = normal_.ldlt().solve(softJ_ * offset_ - values_);
  VectorX move = soft_.cwiseProduct(limbJ().transpose() * forces) - offset_;
  length_ = move.lpNorm<Eigen::Infinity>();
  if (length_ > kLongestTurn) move *= kLongestTurn / length_;
  offset_ += move;
}

double LimbReach::solve(const std::vector<ReachGoal>& goals, VectorX& q) {
  choose(goals);
  for (int i = 0; i < kMostSteps; ++i) {
    place(q);
    evaluate(goals, q);
    step();
    if (length_ < kSettled) break;
  }
  place(q);
  evaluate(goals, q);
  if (values_.size() == 0) return 0.0;
  return (yields_.array() > 0.0).select(0.0, values_).lpNorm<Eigen::Infinity>();
}

// J_b V + J q' = 0 with q' = P S J^T f
MatrixX LimbReach::limbRates() {
  weigh();
  return -softJ_.transpose() * normal_.ldlt().solve(J_.leftCols<6>());
}

}  // namespace handhold
