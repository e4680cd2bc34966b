// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/constraints/constraint.h"

namespace handhold {

/// sqrt(fx^2 + fz^2 + e^2) - e <= friction fy for each point that may slip; e = 0.1 N rounds the tip of the
/// cone, so that a foot without load is no corner, at the price of 0.1 N.
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
  double slip(const PostureEvaluation& posture, const Cone& cone) const;
  std::vector<Cone> cones_;
};

}  // namespace handhold
