// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/torque_goals.h"

#include <cmath>

#include "engine/laws/evaluation/torque_share.h"

namespace handhold {

double TorqueGoal::inverseSquare(const PostureEvaluation& posture, int joint) const {
  if (scale_ == Scale::NewtonMetre) return 1.0;
  const double limit = posture.limits().of(joint, endOf(posture.tau()[velocityIndex(joint)]));
  return 1.0 / (limit * limit);
}

double TorqueGoal::value(const PostureEvaluation& posture) const {
  double sum = 0.0;
  for (int i = 1; i < posture.model().linkCount(); ++i)
    sum += inverseSquare(posture, i) * std::pow(posture.tau()[velocityIndex(i)], 2);
  return weight_ * sum;
}

/// Whether the share of the limit at which the torque acts goes with more than the torque.
bool TorqueGoal::varies(const PostureEvaluation& posture, int joint) const {
  return scale_ == Scale::Limit && posture.limits().varies(joint, endOf(posture.tau()[velocityIndex(joint)]));
}

void TorqueGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  for (int i = 1; i < posture.model().linkCount(); ++i) {
    const double tau = posture.tau()[velocityIndex(i)];
    const double slope = 2.0 * weight_ * inverseSquare(posture, i) * tau;
    gradient.noalias() += slope * posture.dtau().row(5 + i).transpose();
    if (!varies(posture, i)) continue;
    posture.limits().addSlope(i, endOf(tau), -slope * tau / posture.limits().of(i, endOf(tau)),
                              gradient.transpose());
  }
}

void TorqueGoal::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  const int joints = posture.model().jointCount();
  VectorX root(joints);
  for (int i = 1; i <= joints; ++i) {
    const double k = 2.0 * factor * weight_ * inverseSquare(posture, i);
    root[i - 1] = std::sqrt(k);
    curvature.addTorque(velocityIndex(i), k * posture.tau()[velocityIndex(i)]);
  }
  MatrixX rows = root.asDiagonal() * posture.dtau().bottomRows(joints);
  for (int i = 1; i <= joints; ++i) {
    if (!varies(posture, i)) continue;
    const double tau = posture.tau()[velocityIndex(i)], limit = posture.limits().of(i, endOf(tau));
    posture.limits().addSlope(i, endOf(tau), -root[i - 1] * tau / limit, rows.row(i - 1));
    addShareCurvature(posture, i, endOf(tau), 2.0 * factor * weight_ * tau / limit, curvature.matrix());
  }
  curvature.addSquares(1.0, rows);
}

SymmetryGoal::SymmetryGoal(const Model& model, const Task& task, double weight) : weight_(weight) {
  const auto holds = [&](ContactEnd end) {
    for (const Contact& contact : task.contacts)
      if (contact.pinned && contact.end == end) return true;
    return false;
  };
  const bool arms = holds(ContactEnd::RightHand) && holds(ContactEnd::LeftHand);
  const bool legs = holds(ContactEnd::RightFoot) && holds(ContactEnd::LeftFoot);
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    if (!(joint.limb == Limb::RightArm && arms) && !(joint.limb == Limb::RightLeg && legs)) continue;
    pairs_.push_back(
        {5 + i, 5 + joint.mirror, joint.mirrorSign, std::max(joint.torqueUpper, -joint.torqueLower)});
  }
}

double SymmetryGoal::unevenness(const PostureEvaluation& posture, const Pair& pair) const {
  return (posture.tau()[pair.right] - pair.sign * posture.tau()[pair.left]) / pair.scale;
}

double SymmetryGoal::value(const PostureEvaluation& posture) const {
  double sum = 0.0;
  for (const Pair& pair : pairs_) sum += std::pow(unevenness(posture, pair), 2);
  return weight_ * sum;
}

void SymmetryGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  for (const Pair& pair : pairs_) {
    const double slope = 2.0 * weight_ * unevenness(posture, pair) / pair.scale;
    gradient.noalias() += slope * posture.dtau().row(pair.right).transpose();
    gradient.noalias() -= slope * pair.sign * posture.dtau().row(pair.left).transpose();
  }
}

void SymmetryGoal::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  MatrixX rows(pairs_.size(), posture.layout().size);
  for (size_t k = 0; k < pairs_.size(); ++k) {
    const Pair& pair = pairs_[k];
    rows.row(k) = (posture.dtau().row(pair.right) - pair.sign * posture.dtau().row(pair.left)) / pair.scale;
    const double slope = 2.0 * factor * weight_ * unevenness(posture, pair) / pair.scale;
    curvature.addTorque(pair.right, slope);
    curvature.addTorque(pair.left, -pair.sign * slope);
  }
  curvature.addSquares(2.0 * factor * weight_, rows);
}

}  // namespace handhold
