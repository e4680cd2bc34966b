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

LimbReach::LimbReach(const Model& model, const VectorX& rest, double settled)
    : model_(model),
      data_(model),
      rest_(rest.tail(model.jointCount())),
      offset_(VectorX::Zero(model.jointCount())),
      siteJ_(6, model.velocitySize()),
      settled_(settled) {}

/// The joints of the limbs that end in a goal's site, and their columns behind those of the base.
void LimbReach::choose(const std::vector<ReachGoal>& goals) {
  std::vector<bool> isChosen(model_.jointCount());
  for (const ReachGoal& goal : goals) {
    const LinkIndex end = model_.sites[goal.site].link;
    for (int i = end; i > 0 && model_.joints[i].limb == model_.joints[end].limb; i = model_.joints[i].parent)
      isChosen[i - 1] = true;
  }
  joints_.clear();
  columns_ = {0, 1, 2, 3, 4, 5};
  for (int i = 0; i < model_.jointCount(); ++i) {
    if (!isChosen[i]) {
      offset_[i] = 0.0;
      continue;
    }
    joints_.push_back(i);
    columns_.push_back(6 + i);
  }
  slope_.resize(chosen());
}

/// q = lower + g(z - lower) - g(z - upper), z = rest + u, so that no angle leaves its limits.
void LimbReach::place(VectorX& q) {
  q.tail(model_.jointCount()) = rest_;
  for (int k = 0; k < chosen(); ++k) {
    const int i = joints_[k];
    const Joint& joint = model_.joints[i + 1];
    const double z = rest_[i] + offset_[i];
    q[7 + i] = joint.lower + corner(z - joint.lower) - corner(z - joint.upper);
    slope_[k] = cornerSlope(z - joint.lower) - cornerSlope(z - joint.upper);
  }
}

// e = log(R_WS R_goal^T), so that no attitude but the goal's is one where it vanishes:  de = Jl(e)^-1 omega
void LimbReach::turnRows(const ReachGoal& goal, const Pose& site, int row) {
  const Quaternion missing(Matrix3(site.R * goal.pose.R.transpose()));
  const Vector3 e = logQuaternion(missing.normalized());
  values_.segment<3>(row) = e;
  J_.middleRows<3>(row) = leftJacobian(e).inverse() * chosenJ_.topRows<3>();
}

void LimbReach::evaluate(const std::vector<ReachGoal>& goals, const VectorX& q) {
  updateKinematics(model_, q, data_);
  int rows = 0, row = 0;
  for (const ReachGoal& goal : goals) rows += rowsOf(goal.kind);
  values_.resize(rows);
  yields_.setZero(rows);
  J_.resize(rows, 6 + chosen());
  for (const ReachGoal& goal : goals) {
    yields_.segment(row + 3, rowsOf(goal.kind) - 3).setConstant(goal.yields);
    const Pose site = sitePose(model_, data_, goal.site);
    siteJacobian(model_, data_, goal.site, siteJ_);
    chosenJ_ = siteJ_(Eigen::all, columns_);
    values_.segment<3>(row) = site.p - goal.pose.p;
    J_.middleRows<3>(row) = chosenJ_.bottomRows<3>();
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
      J_.row(row++) = a.cross(e).transpose() * chosenJ_.topRows<3>();
    };
    align(2, 0);
    align(2, 1);
  }
}

void LimbReach::weigh() {
  softJ_ = limbJ() * slope_.asDiagonal();
  normal_.noalias() = softJ_ * limbJ().transpose();
  normal_.diagonal().array() += kReachDamping + yields_.array();
}

// One Newton step, P = dq/dz:  (J S P J^T + Y) f = J P u - c,  u+ = S J^T f
void LimbReach::step() {
  weigh();
  const VectorX forces = normal_.ldlt().solve(softJ_ * offset_(joints_) - values_);
  VectorX move = limbJ().transpose() * forces - offset_(joints_);
  length_ = move.lpNorm<Eigen::Infinity>();
  if (length_ > kLongestTurn) move *= kLongestTurn / length_;
  offset_(joints_) += move;
}

double LimbReach::solve(const std::vector<ReachGoal>& goals, VectorX& q) {
  choose(goals);
  for (int i = 0; i < kMostSteps; ++i) {
    place(q);
    evaluate(goals, q);
    step();
    if (length_ < settled_) break;
  }
  place(q);
  evaluate(goals, q);
  if (values_.size() == 0) return 0.0;
  const VectorX missed = (yields_.array() > 0.0).select(0.0, values_).cwiseAbs();
  int worst = 0;
  const double most = missed.maxCoeff(&worst);
  for (const ReachGoal& goal : goals) {
    missesTurn_ = worst >= 3;
    worst -= rowsOf(goal.kind);
    if (worst < 0) break;
  }
  return most;
}

// J_b V + J q' = 0 with q' = P S J^T f
MatrixX LimbReach::limbRates() {
  weigh();
  MatrixX rates = MatrixX::Zero(model_.jointCount(), 6);
  rates(joints_, Eigen::all) = -softJ_.transpose() * normal_.ldlt().solve(J_.leftCols<6>());
  return rates;
}

}  // namespace handhold
