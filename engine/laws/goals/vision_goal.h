// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/laws/goals/goal.h"
#include "engine/laws/goals/sight.h"

namespace handhold {

/// Seeing what the hands do, theta the angle between where the face points and that place (002 chapter 7;
/// Marler et al., Vision performance measures, 2006, who found the second to say nothing outside the field of
/// view, where the first still turns the head):
///   displacement: weight * theta^2,
///   acuity:       weight * (1 - 1 / (1 + e / E2)), the part of the sharpness of sight that is lost at the
///                 eccentricity e (Geisler and Perry 1998), theta but for half a degree about the line of
///                 sight: e = theta^2 / sqrt(theta^2 + (1/2 degree)^2).
class VisionGoal : public Goal {
 public:
  enum class Kind { Displacement, Acuity };
  VisionGoal(Kind kind, const Model& model, const Task& task, double weight);
  std::string name() const override {
    return kind_ == Kind::Acuity ? "visual acuity" : "visual displacement";
  }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  /// Of the cosine: value, first and second derivative.
  struct Cost {
    double value = 0.0, slope = 0.0, bend = 0.0;
  };
  Cost costOf(double cosine) const;

  Kind kind_;
  double weight_;
  std::optional<Sight> sight_;  ///< empty where there is nothing to look at, or no eyes
};

}  // namespace handhold
