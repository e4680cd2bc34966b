// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/constraint.h"

namespace handhold {

/// A site stays on a circle, as a hand on the handle of a door: distance from the circle's plane, and
/// (|p - c|^2 - r^2) / 2 r, which is the distance from its edge for small ones (m). In a planar model whose
/// plane is the circle's the second row stands alone.
class CircleRows : public Constraint {
 public:
  CircleRows(const Model& model, const Target& target, int index, double priority);

  int rows() const override { return hasPlane_ ? 2 : 1; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override;
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return priority_; }

 private:
  SiteIndex site_;
  LinkIndex link_;
  Vector3 centre_, normal_;
  double radius_;
  std::string name_;
  int index_;
  double priority_;
  bool hasPlane_;
  mutable MatrixX block_;
};

}  // namespace handhold
