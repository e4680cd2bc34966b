// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/constraint.h"
#include "engine/laws/constraints/slipping_points.h"

namespace handhold {

/// What contacts can carry as rows, each over its greater limit, where the bounds on the unknowns were lifted
/// to see how much strength is missing. That palms and feet only push is not among them.
class LoadLimitRows : public Constraint {
 public:
  /// Of the layout's bounds.
  explicit LoadLimitRows(const PostureLayout& layout);
  /// Takes those bounds off the unknowns.
  void lift(PostureLayout& layout) const;

  int rows() const override { return static_cast<int>(rows_.size()); }
  double lower(int row) const override { return rows_[row].lower; }
  double upper(int row) const override { return rows_[row].upper; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation&, const Eigen::Ref<const VectorX>&, Curvature&) const override {}
  std::string rowName(int row) const override { return rows_[row].name + " strength"; }
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return 1.0; }

 private:
  struct Row {
    int unknown = 0;
    double scale = 1.0, lower = 0.0, upper = 0.0;
    std::string name;
  };
  std::vector<Row> rows_;
};

/// hypot(fx, fz) <= friction fy of each point that may slip, in 100 N, rounded off about its axis: a shortage
/// of friction that counts as a force does.
class FrictionShortageRows : public Constraint {
 public:
  explicit FrictionShortageRows(const PostureLayout& layout);

  int rows() const override { return static_cast<int>(points_.size()); }
  double lower(int) const override { return -kInfinity; }
  double upper(int) const override { return 0.0; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override { return points_[row].name + " friction"; }
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return 1.0; }

 private:
  struct Tangent {
    double a = 0.0, b = 0.0, size = 0.0;
  };
  Tangent tangent(const PostureEvaluation& posture, const SlippingPoint& point) const;
  std::vector<SlippingPoint> points_;
};

}  // namespace handhold
