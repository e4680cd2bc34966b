// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/limb_chain.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr double kCorner = 0.1;          // rad from a limit within which a joint slows down
constexpr double kLongestTurn = 0.3;     // rad
constexpr double kReachDamping = 1e-10;  // keeps a stretched arm regular
constexpr int kMostSteps = 60;

struct Corner {
  double value, slope;
};

Corner cornerAt(double distance) {
  const double root = std::sqrt(distance * distance + 4.0 * kCorner * kCorner);
  return {0.5 * (distance + root), 0.5 * (1.0 + distance / root)};
}

/// Moves a pose on over a joint.
void pass(const Vector3& offset, const Vector3& axis, double angle, Pose& X) {
  X.p += X.R * offset;
  X.R *= Eigen::AngleAxisd(angle, axis).toRotationMatrix();
}

}  // namespace

LimbChain::LimbChain(const Model& model, const VectorX& rest, SiteIndex site)
    : site_(site), X_LS_(model.sites[site].X_LS) {
  const LinkIndex end = model.sites[site].link;
  std::vector<int> way;
  for (int i = end; i > 0; i = model.joints[i].parent) way.push_back(i);
  std::ranges::reverse(way);
  // the limb is what its end hangs on without a link of another in between
  const auto first = std::find_if(way.rbegin(), way.rend(), [&](int i) {
                       return model.joints[i].limb != model.joints[end].limb;
                     }).base();
  for (auto i = way.begin(); i != first; ++i)
    pass(model.joints[*i].offset, model.joints[*i].axis, rest[*i - 1], X_BR_);
  for (auto i = first; i != way.end(); ++i) {
    const Joint& joint = model.joints[*i];
    links_.push_back({*i - 1, joint.offset, joint.axis, joint.lower, joint.upper, rest[*i - 1]});
  }
  const auto count = static_cast<Eigen::Index>(links_.size());
  offset_ = angles_ = slope_ = VectorX::Zero(count);
  axes_ = origins_ = Matrix3X::Zero(3, count);
  J_ = Matrix6X::Zero(6, count);
}

/// q = lower + g(z - lower) - g(z - upper), z = rest + u, so that no angle leaves its limits.
void LimbChain::place() {
  for (Eigen::Index k = 0; k < offset_.size(); ++k) {
    const Link& link = links_[static_cast<std::size_t>(k)];
    const double z = link.rest + offset_[k];
    const Corner low = cornerAt(z - link.lower), high = cornerAt(z - link.upper);
    angles_[k] = link.lower + low.value - high.value;
    slope_[k] = low.slope - high.slope;
  }
}

/// X_WS; leaves the joints' axes and origins.
Pose LimbChain::carry(const Pose& X_WB) {
  Pose X = X_WB * X_BR_;
  for (Eigen::Index k = 0; k < offset_.size(); ++k) {
    const Link& link = links_[static_cast<std::size_t>(k)];
    axes_.col(k) = X.R * link.axis;
    pass(link.offset, link.axis, angles_[k], X);
    origins_.col(k) = X.p;
  }
  return X * X_LS_;
}

void LimbChain::evaluate(const ReachGoal& goal, const Pose& X_WB) {
  const Pose X_WS = carry(X_WB);
  values_.head<3>() = X_WS.p - goal.pose.p;
  for (Eigen::Index k = 0; k < offset_.size(); ++k) {
    const Vector3 axis = axes_.col(k);
    J_.col(k) << axis.cross(X_WS.p - origins_.col(k)), axis;
  }
  baseJ_.setIdentity();
  baseJ_.topRightCorner<3, 3>() = -skew(X_WS.p - X_WB.p);
  yields_.tail<3>().setConstant(goal.yields);
  if (goal.kind == ReachKind::Fixed)
    turnRows(Quaternion(Matrix3(X_WS.R * goal.pose.R.transpose())).normalized());
  else
    alignRows(goal, X_WS);
}

// e = log(R_WS R_goal^T), so that no attitude but the goal's is one where it vanishes:  de = Jl(e)^-1 omega
void LimbChain::turnRows(const Quaternion& missing) {
  const Vector3 e = logQuaternion(missing);
  const Matrix3 byTurn = leftJacobian(e).inverse();
  values_.tail<3>() = e;
  J_.bottomRows<3>() = byTurn * Matrix3X(J_.bottomRows<3>());
  baseJ_.bottomRightCorner<3, 3>() = byTurn;
}

// e . a = 0 for an axis a of the site: d (e . a) = (a x e) . omega. The sixth row asks for nothing.
void LimbChain::alignRows(const ReachGoal& goal, const Pose& X_WS) {
  const Vector3 a = X_WS.R.col(2);
  Matrix3 byTurn = Matrix3::Zero();
  for (const int across : {0, 1}) {
    const Vector3 e = goal.pose.R.col(across);
    values_[3 + across] = e.dot(a);
    byTurn.row(across) = a.cross(e);
  }
  values_[5] = 0.0;
  J_.bottomRows<3>() = byTurn * Matrix3X(J_.bottomRows<3>());
  baseJ_.bottomRightCorner<3, 3>() = byTurn;
}

/// J S P J^T + Y
Matrix6 LimbChain::normal() const {
  Matrix6 sum = Matrix6::Zero();
  for (Eigen::Index k = 0; k < offset_.size(); ++k) {
    const Vector6 column = J_.col(k);
    sum.noalias() += (slope_[k] * column) * column.transpose();
  }
  sum.diagonal() += yields_;
  sum.diagonal().array() += kReachDamping;
  return sum;
}

// One Newton step, P = dq/dz:  (J S P J^T + Y) f = J P u - c,  u+ = S J^T f
double LimbChain::step() {
  const Vector6 wanted = J_ * slope_.cwiseProduct(offset_) - values_;
  const Vector6 forces = normal().ldlt().solve(wanted);
  double length = 0.0;
  for (Eigen::Index k = 0; k < offset_.size(); ++k)
    length = std::max(length, std::abs(J_.col(k).dot(forces) - offset_[k]));
  const double part = length > kLongestTurn ? kLongestTurn / length : 1.0;
  for (Eigen::Index k = 0; k < offset_.size(); ++k) offset_[k] += part * (J_.col(k).dot(forces) - offset_[k]);
  return length;
}

void LimbChain::solve(const ReachGoal& goal, const Pose& X_WB, double settled) {
  double length = 2.0 * settled;
  for (int i = 0; i < kMostSteps && length >= settled; ++i) {
    place();
    evaluate(goal, X_WB);
    length = step();
  }
  place();
  evaluate(goal, X_WB);
}

void LimbChain::put(VectorX& q) const {
  for (std::size_t k = 0; k < links_.size(); ++k)
    q[7 + links_[k].joint] = angles_[static_cast<Eigen::Index>(k)];
}

// J_b V + J q' = 0 with q' = P S J^T f
void LimbChain::putRates(MatrixX& rates) const {
  const Matrix6 byBase = normal().ldlt().solve(baseJ_);
  for (Eigen::Index k = 0; k < offset_.size(); ++k)
    rates.row(links_[static_cast<std::size_t>(k)].joint) = -slope_[k] * J_.col(k).transpose() * byBase;
}

}  // namespace handhold
