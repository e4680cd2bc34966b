// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_advice.h"

#include <algorithm>

#include "engine/planning/posture/posture.h"

namespace handhold {

namespace {

using Kind = TaskChange::Kind;

/// A joint this near its torque limit or the end of its range may be what binds.
constexpr double kNearLimit = 0.98, kNearEnd = 1e-3;

bool isStrained(const MotionProblem& problem, int joint) {
  const auto& instants = problem.instants();
  return std::any_of(instants.begin(), instants.end(), [joint](const auto& instant) {
    const PostureEvaluation& now = instant->problem().evaluation();
    return normalizedTorque(now.model(), now.tau(), now.q(), now.v())[joint - 1] > kNearLimit;
  });
}

bool isStretched(const MotionProblem& problem, const Model& model, int joint) {
  const Joint& limits = model.joints[joint];
  return std::any_of(problem.instants().begin(), problem.instants().end(), [&](const auto& instant) {
    const double angle = instant->q()[positionIndex(LinkIndex(joint))];
    return std::min(angle - limits.lower, limits.upper - angle) < kNearEnd;
  });
}

std::vector<TaskChange> personChanges(const MotionProblem& problem, const Model& model, const Task& task) {
  std::vector<TaskChange> changes;
  for (int i = 1; i < model.linkCount(); ++i) {
    TaskChange change;
    change.index = i;
    change.kind = Kind::Strength;
    if (task.laws.torqueLimits && isStrained(problem, i)) changes.push_back(change);
    change.kind = Kind::Range;
    if (task.laws.jointLimits && isStretched(problem, model, i)) changes.push_back(change);
  }
  return changes;
}

std::vector<TaskChange> changesOf(const MotionProblem& problem, const Model& model, const Task& task) {
  TaskChange duration;
  duration.kind = Kind::Duration;
  std::vector<TaskChange> changes = {duration};
  for (const auto& more : {placeChanges(task), timedTargetChanges(task), personChanges(problem, model, task)})
    changes.insert(changes.end(), more.begin(), more.end());
  return changes;
}

/// At multipliers of the unscaled objective.
double heldPenalty(const MotionProblem& problem, const VectorX& x, const NlpWarmStart& multipliers) {
  NlpValues values;
  problem.evaluate(x, NlpProblem::Order::Values, values);
  return problem.softPenalty() + limitTerms(problem, values, multipliers);
}

NlpWarmStart unscaled(NlpWarmStart multipliers, double objectiveScale) {
  for (VectorX* y : {&multipliers.yE, &multipliers.yI, &multipliers.zLower, &multipliers.zUpper})
    *y *= objectiveScale;
  return multipliers;
}

}  // namespace

std::vector<Lever> motionLevers(const Model& model, const Task& task, const MotionProblem& problem,
                                const NlpResult& solved) {
  const NlpWarmStart multipliers = unscaled(solved.multipliers, problem.objectiveScale());
  NlpValues values;
  problem.evaluate(solved.x, NlpProblem::Order::Values, values);
  const HeldPenalty held = [&](const TaskChange& change) {
    Model otherModel = model;
    Task otherTask = task;
    apply(change, otherModel, otherTask);
    MotionCurves curves = problem.curves();
    if (change.kind == Kind::Duration) curves.duration *= change.factor;
    MotionProblem other(otherModel, otherTask, std::move(curves), problem.mode(), problem.yielding());
    other.takePenalties(problem);
    return heldPenalty(other, solved.x, multipliers);
  };
  return levers(model, task, changesOf(problem, model, task), problem.softPenalty(), held);
}

}  // namespace handhold
