// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/inverse_dynamics_hessian.h"
#include "engine/laws/evaluation/posture_evaluation.h"

namespace handhold {

/// Second derivatives of a sum of goals and weighted constraints. What depends on torques, points and
/// directions is only noted while the terms are added, and worked out once for all at the end. How water's
/// drag bends with speed and posture is left out: it is small beside the rest, and only slows a search.
class Curvature {
 public:
  explicit Curvature(const PostureEvaluation& evaluation);

  /// Starts anew on a matrix of size x size.
  void begin(MatrixX& H);
  /// Whether torques bend with the inertia of what moves, too. Far from where the laws hold multipliers are
  /// guesses, and it only misleads.
  void setInertia(bool counts) { countsInertia_ = counts; }
  MatrixX& matrix() { return *H_; }
  /// Adds weight times the Hessian of tau_k.
  void addTorque(int k, double weight) { torqueWeights_[k] += weight; }
  /// Adds the Hessian of weight . p for a point of a link.
  void addPoint(LinkIndex link, const Vector3& point_W, const Vector3& weight_W) {
    geometry_.addForce(link, point_W, -weight_W);
  }
  /// Adds the Hessian of weight . u for a direction fixed to a link.
  void addDirection(LinkIndex link, const Vector3& direction_W, const Vector3& weight_W) {
    geometry_.addDirection(link, direction_W, -weight_W);
  }
  /// Adds factor J' J for the rows of a residual.
  void addSquares(double factor, const Eigen::Ref<const MatrixX>& J);
  void finish();

 private:
  void addTorqueCurvature();
  void addLoadCurvature(int pointIndex);
  void addTurning(const LinkWrench& wrench);
  void addFrictionCurvature();

  const PostureEvaluation& evaluation_;
  MatrixX* H_ = nullptr;
  MatrixX squares_;  ///< lower half
  bool hasSquares_ = false, countsInertia_ = true;
  VectorX torqueWeights_;
  ForceField geometry_, moving_;
  RateField rates_;
  InverseDynamicsHessian inertia_;
  Matrix3X dv_, dw_;
  MatrixX dF_, dM_;
};

}  // namespace handhold
