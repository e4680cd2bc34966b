// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/constraint.h"

namespace handhold {

/// The z axis of a site looks at a point. With r = point - p, R the site's axes (m):
/// across: x . r = 0 and y . r = 0; ahead: z . r is positive, not behind.
class GazeRows : public Constraint {
 public:
  enum class Part { Across, Ahead };

  GazeRows(const Model& model, const Target& target, int index, double priority, Part part);
  int rows() const override { return part_ == Part::Across ? 2 : 1; }
  double lower(int) const override { return part_ == Part::Across ? 0.0 : kNearest; }
  double upper(int) const override { return part_ == Part::Across ? 0.0 : kInfinity; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override;
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return priority_; }

 private:
  static constexpr double kNearest = 0.01;  ///< nothing nearer than this is looked at (m)

  /// The site's axis that a row is about.
  int column(int row) const { return part_ == Part::Across ? row : 2; }

  SiteIndex site_;
  Vector3 point_;
  std::string name_;
  int index_;
  double priority_;
  Part part_;
  mutable MatrixX turn_, shift_;
};

}  // namespace handhold
