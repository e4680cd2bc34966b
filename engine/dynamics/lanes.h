// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/articulated_recursion.h"
#include "engine/dynamics/derivative_recursion.h"
#include "engine/dynamics/inverse_dynamics_derivatives.h"
#include "engine/math/pack.h"

namespace handhold {

/// kLanes states side by side: row `lane` is one state, column k its k-th coordinate. Instants of a motion,
/// starts of a search and the like; the last row may repeat a state to fill the lanes.
using LaneMatrix = Eigen::Matrix<double, kLanes, Eigen::Dynamic>;

/// As Data, for kLanes states at once.
struct LaneData {
  explicit LaneData(const Model& model);

  Tree tree;
  InverseRecursion<Pack> inverse;
  ArticulatedRecursion<Pack> articulated;
  DerivativeRecursion<Pack> derivative;  ///< holds the poses too
};

/// As TorqueDerivatives: column i + nv j holds entry (i, j) of every lane.
struct LaneDerivatives {
  explicit LaneDerivatives(const Model& model);

  LaneMatrix tau, dq, dv, M;
};

/// Poses of all links in all lanes; read them with lanePose.
void updateKinematics(const LaneMatrix& q, LaneData& data);

/// After updateKinematics or inverseDynamicsDerivatives with LaneData.
Pose lanePose(const LaneData& data, const LaneMatrix& q, int lane, LinkIndex link);

/// As the functions of the same names for one state.
void inverseDynamics(const LaneMatrix& q, const LaneMatrix& v, const LaneMatrix& vdot, const Vector3& gravity,
                     LaneData& data, LaneMatrix& tau);
void forwardDynamics(const LaneMatrix& q, const LaneMatrix& v, const LaneMatrix& tau, const Vector3& gravity,
                     LaneData& data, LaneMatrix& vdot);
void inverseDynamicsDerivatives(const LaneMatrix& q, const LaneMatrix& v, const LaneMatrix& vdot,
                                const Vector3& gravity, LaneData& data, LaneDerivatives& result);

/// One lane of the derivatives as plain matrices.
void takeLane(const LaneDerivatives& from, int lane, TorqueDerivatives& to);

}  // namespace handhold
