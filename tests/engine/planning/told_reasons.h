// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include "engine/laws/problem/relaxed_posture.h"
#include "tests/engine/planning/impossible_tasks.h"

namespace handhold {

/// How far the farthest place really is (m): the least of many starts about the posture that the task was
/// made from, by another solver. Infinite where none converges.
inline double leastDistance(const ImpossibleTask& made, int starts) {
  std::mt19937 random(11);
  std::normal_distribution<double> normal;
  PostureOptions options;
  options.solver = PostureOptions::Solver::Ipopt;
  const LawSet yielding =
      made.fault == Fault::HoldTooFar ? LawSet{LawGroup::Hands} : LawSet{LawGroup::Targets};
  double least = std::numeric_limits<double>::infinity();
  for (int k = 0; k < starts; ++k) {
    VectorX q = made.near;
    for (int i = 1; k > 0 && i < made.model->linkCount(); ++i) {
      const Joint& joint = made.model->joints[i];
      const double shaken = q[6 + i] + 0.3 * normal(random) * (joint.upper - joint.lower);
      q[6 + i] = std::clamp(shaken, joint.lower, joint.upper);
    }
    const RelaxedPosture found = relaxedPosture(*made.model, made.task, q, {yielding, {}}, options);
    if (!found.holds) continue;
    double distance = 0.0;
    for (const auto& [group, list] : found.violations)
      for (const Violation& law : list)
        if (law.quantity == Dimension::Length) distance = std::max(distance, law.amount);
    least = std::min(least, distance);
  }
  return least;
}

/// Whether the first sentence names what the task was made impossible by.
inline bool namesFault(const ImpossibleTask& made, const PostureResult& result) {
  if (result.solved() || result.violations.empty()) return false;
  const Violation& told = result.violations.front();
  switch (made.fault) {
    case Fault::TargetTooFar:
      return told.kind() == ViolationKind::Target;
    case Fault::HoldTooFar:
      return told.kind() == ViolationKind::ContactPosition && told.name == "left hand";
    case Fault::TooHeavy:
      return told.kind() == ViolationKind::HeldLoad;
    case Fault::Slippery:
      return told.kind() == ViolationKind::Friction;
    case Fault::OutOfBalance:
      return told.kind() == ViolationKind::Equilibrium;
    case Fault::WeakGrip:
      return told.kind() == ViolationKind::ContactForce;
    case Fault::WeakJoint:
      return told.kind() == ViolationKind::JointTorque && told.index == made.joint;
  }
  return false;
}

/// What is told in the measure of the task's amount: metres, newtons of friction, newton metres.
inline double toldAmount(const ImpossibleTask& made, const PostureResult& result) {
  if (result.violations.empty()) return 0.0;
  const Violation& told = result.violations.front();
  if (made.fault == Fault::WeakJoint) return (1.0 + told.amount) * made.model->joints[made.joint].torqueUpper;
  double sum = 0.0;
  for (const Violation& law : result.violations)
    if (law.kind() == told.kind() && law.quantity == told.quantity) sum += law.amount;
  return sum;
}

}  // namespace handhold
