// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/dynamics/inverse_dynamics_derivatives.h"
#include "engine/dynamics/statics.h"
#include "engine/laws/evaluation/posture_layout.h"
#include "engine/laws/evaluation/strength_limits.h"
#include "engine/optimization/nlp.h"
#include "engine/task/water_body.h"

namespace handhold {

/// A contact point at the current posture and load.
struct LoadedPoint {
  Vector3 p_W = Vector3::Zero();
  Matrix3 axes = Matrix3::Identity();  ///< of the load's components, in world
  Vector3 force = Vector3::Zero();     ///< on the body, in world (N)
  Vector3 moment = Vector3::Zero();    ///< (N m)
  MatrixX Jp, Jw;                      ///< velocity of the point and of the link by v, 3 x coordinates
};

/// A force or moment that the task gives: what a load or a moving medium does at a point of the body.
struct GivenWrench {
  LinkWrench wrench;
  bool turns = false;  ///< with its link; else it keeps its direction in the world
};

/// Everything about one guess of a posture and its loads that goals and constraints look at.
class PostureEvaluation {
 public:
  /// The model carries the task's masses already.
  PostureEvaluation(const Model& model, const Task& task, const PostureLayout& layout);

  /// x counts its base offsets from `reference`.
  void set(const VectorX& x, const VectorX& reference, NlpProblem::Order order);

  const Model& model() const { return model_; }
  const Task& task() const { return task_; }
  const PostureLayout& layout() const { return layout_; }
  const VectorX& x() const { return x_; }
  bool hasDerivatives() const { return hasDerivatives_; }
  const VectorX& q() const { return q_; }
  const Data& data() const { return data_; }
  const ForceField& field() const { return field_; }
  const std::vector<LoadedPoint>& points() const { return points_; }
  const std::vector<GivenWrench>& given() const { return given_; }
  const std::optional<WaterBody>& water() const { return water_; }
  /// Muscle torque with stiffness and, where the body moves, inertia; the base rows are the residual
  /// (coordinates).
  const VectorX& tau() const { return tau_; }
  const VectorX& v() const { return v_; }        ///< empty where the body is still
  const VectorX& vdot() const { return vdot_; }  ///< likewise
  const MatrixX& dtau() const { return dtau_; }  ///< by all unknowns: coordinates x size
  /// What the joints can here.
  const StrengthLimits& limits() const { return limits_; }

  Pose site(SiteIndex index) const;
  /// Velocity of a point, and rate of a direction, of a site's link by x: 3 x size.
  void pointColumns(SiteIndex index, const Vector3& point_W, Eigen::Ref<MatrixX> J) const;
  void directionColumns(SiteIndex index, const Vector3& direction_W, Eigen::Ref<MatrixX> J) const;

 private:
  void placePoints();
  void gatherForces();
  void differentiate();
  void addTurning(const LinkWrench& wrench, const MatrixX& Jp, const MatrixX& Jw);
  void addInertia();
  void addDragSlopes();

  const Model& model_;
  const Task& task_;
  const PostureLayout& layout_;
  VectorX x_, q_, step_;
  Data data_;
  ForceField field_;
  std::vector<LoadedPoint> points_;
  std::vector<GivenWrench> given_;
  std::optional<WaterBody> water_;
  VectorX tau_;
  VectorX v_, vdot_;
  TorqueDerivatives inertia_;
  RateField speeds_;  ///< of the body, where water drags
  Matrix3X dv_, dw_;
  MatrixX dtau_, coordinateBlock_, follower_, Jp_, Jw_;
  StrengthLimits limits_;
  bool hasDerivatives_ = false;
};

}  // namespace handhold
