// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/constraint.h"

namespace handhold {

/// The base rows of tau vanish: nothing pushes the pelvis but the contacts (002 eq 5.14).
class Equilibrium : public Constraint {
 public:
  explicit Equilibrium(const Model& model);
  int rows() const override { return static_cast<int>(rows_.size()); }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override;
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return 10.0; }

 private:
  double scale(int row) const { return rows_[row] < 3 ? 0.01 : 0.02; }  ///< per 100 N, per 50 N m
  std::vector<int> rows_;                                               ///< of tau
};

}  // namespace handhold
