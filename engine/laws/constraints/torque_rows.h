// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/constraint.h"

namespace handhold {

/// Muscle torques within their limits (002 eqs 5.12, 5.13), each row over its larger limit. Where the limits
/// L and U of a joint vary its row is (2 tau - L - U) / (U - L), from -1 to 1.
class TorqueRows : public Constraint {
 public:
  explicit TorqueRows(const Model& model);
  int rows() const override { return static_cast<int>(scale_.size()); }
  double lower(int row) const override { return lower_[row]; }
  double upper(int row) const override { return upper_[row]; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override { return names_[row] + " torque"; }
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return 1.0; }

 private:
  std::vector<double> scale_, lower_, upper_;
  std::vector<std::string> names_;
};

/// tau / limit <= t on either side, t the unknown that GreatestTorqueGoal minimises.
class GreatestTorqueRows : public Constraint {
 public:
  explicit GreatestTorqueRows(const Model& model) : joints_(model.jointCount()) {}
  int rows() const override { return 2 * joints_; }
  double lower(int) const override { return -kInfinity; }
  double upper(int) const override { return 0.0; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override { return "greatest torque " + std::to_string(row); }
  void describe(const PostureEvaluation&, double, std::vector<Violation>&) const override {}
  double priority() const override { return 1.0; }

 private:
  int joints_;
};

}  // namespace handhold
