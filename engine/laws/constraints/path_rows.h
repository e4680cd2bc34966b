// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/constraint.h"
#include "engine/math/smooth_path.h"

namespace handhold {

/// A site and the path that a target has for it; what both laws of a path need.
class PathConstraint : public Constraint {
 public:
  PathConstraint(const Model& model, const Target& target, int index, double priority);

  double priority() const override { return priority_; }

 protected:
  Vector3 placeIn(const PostureEvaluation& posture) const { return posture.site(site_).p; }
  /// Derivatives of the site's place by the unknowns, 3 x size.
  const MatrixX& slopes(const PostureEvaluation& posture) const;

  SiteIndex site_;
  LinkIndex link_;
  bool isPlanar_;
  SmoothPath path_;
  std::string name_;
  int index_;

 private:
  double priority_;
  mutable MatrixX block_;
};

/// A site on a path, as a tool along a seam: its distances across the path from the nearest point (m). They
/// have the path's normals as gradients. In a planar model the path is seen from the front, and the distance
/// within the plane stands alone.
class PathRows : public PathConstraint {
 public:
  using PathConstraint::PathConstraint;

  int rows() const override { return isPlanar_ ? 1 : 2; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override;
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
};

/// The same site between the ends of the path: its way from the first point, 0 to the path's length (m).
class PathEnds : public PathConstraint {
 public:
  using PathConstraint::PathConstraint;

  int rows() const override { return 1; }
  double upper(int) const override { return path_.length(); }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int) const override { return name_ + " beyond the end of the path"; }
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
};

}  // namespace handhold
