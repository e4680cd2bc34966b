// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/laws/goals/goal.h"
#include "engine/laws/goals/sight.h"

namespace handhold {

/// weight * sum w_k (1 - cos angle_k): where there is gravity the chest stays upright, and the head's crown
/// where nothing asks for the eyes; the face turns to where hands work or hold on. What is watched on the way
/// of a motion (Task::watched) binds a free neck: the head only stays level from side to side, and beyond
/// about 12 degrees off the place the weight of 1 - cos is so many times greater that the neck goes there
/// before it is uncomfortable. Eyes do the rest with ease. A posture that nobody moves into is asked for more
/// by the visual goals.
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
  /// Of the cosine of the angle off what is looked at: value, first and second derivative.
  struct Cost {
    double value = 0.0, slope = 0.0, bend = 0.0;
  };
  Cost costOf(double cosine) const;
  double tiltOf(const PostureEvaluation& posture) const;

  std::vector<Axis> axes_;
  Axis level_;  ///< whose x is to lie across; no site: none is
  Vector3 up_ = Vector3::UnitY();
  std::optional<Sight> look_;
  double lookWeight_ = 0.0, bindingWeight_ = 0.0;
};

/// Where the hands work: the mean of what they hold and of what they are to reach; empty where they are idle.
std::optional<Vector3> workPlace(const Model& model, const Task& task);

}  // namespace handhold
