// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/constraints/constraint.h"

namespace handhold {

/// (fx^2 + fz^2) / (friction fy + e) <= friction fy for each point that may slip: the friction cone as a
/// convex row that is smooth at its axis and, by e = 0.1 N, at its tip; at most e / 2 is given away.
class FrictionCones : public Constraint {
 public:
  explicit FrictionCones(const PostureLayout& layout);
  int rows() const override { return static_cast<int>(cones_.size()); }
  double lower(int) const override { return -kInfinity; }
  double upper(int) const override { return 0.0; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override { return cones_[row].name + " friction"; }
  void describe(const PostureEvaluation& posture, double tolerance, std::vector<Unmet>& unmet) const override;
  double priority() const override { return 1.0; }

 private:
  static constexpr double kRounding = 0.1 / PostureLayout::kForceScale;
  struct Cone {
    int tangent1 = -1, normal = -1, tangent2 = -1;  ///< unknowns; the second tangent is missing in a plane
    double friction = 0.0;
    std::string name;
    int contact = -1;
  };
  struct Forces {
    double a, b, normal, bound;  ///< tangents, friction fy and friction fy + e
    double share() const { return (a * a + b * b) / bound; }
  };
  Forces forces(const PostureEvaluation& posture, const Cone& cone) const;
  std::vector<Cone> cones_;
};

}  // namespace handhold
