// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/effort_goal.h"

#include "engine/laws/goals/coordinate_goals.h"

namespace handhold {

EffortGoal::EffortGoal(const Model& model, const Task& task, double weight)
    : weight_(weight), from_(model.jointCount()) {
  for (LinkIndex i(1); i < model.linkCount(); i = LinkIndex(i + 1))
    from_[i - 1] = task.start.size() > 0 ? task.start[positionIndex(i)] : easyAngle(model.joints[i], task);
}

VectorX EffortGoal::change(const PostureEvaluation& posture) const {
  return posture.q().tail(from_.size()) - from_;
}

double EffortGoal::value(const PostureEvaluation& posture) const {
  return weight_ * change(posture).squaredNorm();
}

void EffortGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  gradient.segment(6, from_.size()) += 2.0 * weight_ * change(posture);
}

void EffortGoal::addCurvature(const PostureEvaluation&, double factor, Curvature& curvature) const {
  curvature.matrix().diagonal().segment(6, from_.size()).array() += 2.0 * factor * weight_;
}

}  // namespace handhold
