// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/laws/goals/goal.h"

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
  struct Axis {
    SiteIndex site;
    int column = 0;  ///< of the site's axes
    double weight = 0.0;
    Vector3 wanted = Vector3::Zero();  ///< in world, unit; unused where it looks at a point
    bool looks = false;
  };
  Vector3 wanted(const PostureEvaluation& posture, const Axis& axis) const;
  std::vector<Axis> axes_;
  std::optional<Vector3> lookAt_;
};

/// Where the hands work: the mean of what they hold and of what they are to reach; empty where they are idle.
std::optional<Vector3> workPlace(const Model& model, const Task& task);

}  // namespace handhold
