// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/laws/goals/goal.h"
#include "engine/laws/goals/sight.h"

namespace handhold {

/// weight * sum w_k (1 - cos angle_k): the head's crown and the chest stay upright where there is gravity,
/// and the eyes look where the hands work.
class UprightGoal : public Goal {
 public:
  UprightGoal(const Model& model, const Task& task, double weight);
  std::string name() const override { return "upright gaze"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  /// Of a site whose y is to point upwards.
  struct Axis {
    SiteIndex site;
    double weight = 0.0;
  };
  std::vector<Axis> axes_;
  Vector3 up_ = Vector3::UnitY();
  std::optional<Sight> look_;
  double lookWeight_ = 0.0;
};

/// Where the hands work: the mean of what they hold and of what they are to reach; empty where they are idle.
std::optional<Vector3> workPlace(const Model& model, const Task& task);

}  // namespace handhold
