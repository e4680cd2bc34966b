// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/goals/goal.h"

namespace handhold {

/// weight * sum (q - q_start)^2 over the joints: the change from the start posture that the task tells, else
/// from the posture at ease (002 chapter 7, "effort").
class EffortGoal : public Goal {
 public:
  EffortGoal(const Model& model, const Task& task, double weight);
  std::string name() const override { return "effort"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  VectorX change(const PostureEvaluation& posture) const;

  double weight_;
  VectorX from_;  ///< joint angles
};

}  // namespace handhold
