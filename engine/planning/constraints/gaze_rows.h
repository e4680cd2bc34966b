// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/constraints/constraint.h"

namespace handhold {

/// The z axis of a site looks at a point: its components across the line of sight vanish.
/// With r = point - p, R the site's axes: x . r = 0 and y . r = 0, scaled by the first distance.
class GazeRows : public Constraint {
 public:
  GazeRows(const Model& model, const Target& target, int index, double priority);
  int rows() const override { return 2; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override { return name_ + (row == 0 ? " gaze sideways" : " gaze up"); }
  void describe(const PostureEvaluation& posture, double tolerance, std::vector<Unmet>& unmet) const override;
  double priority() const override { return priority_; }

 private:
  SiteIndex site_;
  Vector3 point_;
  std::string name_;
  int index_;
  double priority_;
  mutable MatrixX turn_, shift_;
};

}  // namespace handhold
