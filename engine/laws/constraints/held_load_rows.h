// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/inverse_dynamics_derivatives.h"
#include "engine/laws/constraints/constraint.h"
#include "engine/task/held_loads.h"

namespace handhold {

/// What one hand holds is within what its fingers and palm bear; each component over its greatest limit.
class HeldLoadRows : public Constraint {
 public:
  HeldLoadRows(const Model& model, const Task& task, const HeldLoads& held);

  int rows() const override { return static_cast<int>(components_.size()); }
  double lower(int row) const override { return scale_[row] * held_.grip.lower[components_[row]]; }
  double upper(int row) const override { return scale_[row] * held_.grip.upper[components_[row]]; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  /// Of a body that moves without the second derivatives of what accelerating the masses takes.
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override;
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return 1.0; }

 private:
  /// A wrench about the grip in world, with its derivatives by all unknowns.
  struct Rates {
    Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
    MatrixX dF, dM;
  };
  std::vector<ContactLoad> loadsAt(const PostureEvaluation& posture, Regime regime) const;
  /// Those that do not turn with the hand: the others are constant in its axes.
  std::vector<ContactLoad> unturnedAt(const PostureEvaluation& posture, Regime regime) const;
  Vector6 wrench(const PostureEvaluation& posture) const;
  void addInertia(const PostureEvaluation& posture, Rates& wrench) const;

  Task alone_;
  HeldLoads held_;
  Model masses_;  ///< the model with nothing but the held masses
  std::vector<int> components_;
  std::vector<double> scale_;
  mutable Data data_;
  mutable TorqueDerivatives inertia_;
};

}  // namespace handhold
