// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/goals/goal.h"

namespace handhold {

/// weight * sum |tau_j v_j| / 100 W over the joints, rounded where a power passes zero.
class WorkGoal : public Goal {
 public:
  explicit WorkGoal(double weight) : weight_(weight) {}
  std::string name() const override { return "work"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  /// The positive part: powers as if their sizes were fixed (iteratively reweighted squares).
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  double weight_;
};

/// weight * squared distance of the coordinates from a given posture (002's fifth goal).
class NearestGoal : public Goal {
 public:
  NearestGoal(double weight, VectorX to) : weight_(weight), to_(std::move(to)) {}
  std::string name() const override { return "nearest"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

 private:
  double weight_;
  VectorX to_;
};

}  // namespace handhold
