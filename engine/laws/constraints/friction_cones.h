// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/constraint.h"
#include "engine/laws/constraints/slipping_points.h"

namespace handhold {

/// fx^2 + fz^2 <= (friction fy)^2 for each point that may slip, in units of (100 N)^2: with fy >= 0 the
/// friction cone, by a row that is smooth at its axis and at its tip. Likewise mx^2 + mz^2 <= (patch fy)^2
/// for each that may tip, in units of (10 N m)^2.
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
  std::string rowName(int row) const override;
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return 1.0; }

 private:
  struct Forces {
    double a, b, bound;  ///< tangents and friction fy
  };
  Forces forces(const PostureEvaluation& posture, const SlippingPoint& cone) const;
  std::vector<SlippingPoint> cones_;
};

}  // namespace handhold
