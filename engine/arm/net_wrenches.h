// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/arm/segment_tree.h"

namespace handhold {

/// A force and a moment about a point, in inertial axes (N, N m).
struct JointWrench {
  Vector3 force = Vector3::Zero(), moment = Vector3::Zero();

  JointWrench& operator+=(const JointWrench& other);
  JointWrench& operator-=(const JointWrench& other);
};

/// The same about a point that lies at -arm from the one before: of a force at `arm` from it (m).
JointWrench movedBy(const Vector3& arm, const JointWrench& wrench);

/// A point mass that a segment bears, at a part of its length from the proximal end (`weightsegs`; 004's text
/// counts from the distal end, its equations and its authors' code do so from the proximal one).
struct ArmWeight {
  int segment = 0;
  double ratio = 1.0;
  double mass = 0.0;  ///< kg
  bool operator==(const ArmWeight&) const = default;
};

/// By segment what its joint exerts on it, about its proximal end: all that the proximal part gives to the
/// distal part, muscles included (004, 2, from the outermost segments on by hierarchy). One sense for all,
/// where the document mixes reactions with loads:
///   F_i = m (a - g) + sum of weights m_w (a_w - g) + sum F_j of those that hang on i
///   M_i = c x m (a - g) + I alpha + omega x I omega + the moments of the same
/// with a of the centre of mass, I = R I_S R^T. Also at rest, where a = alpha = omega = 0 (3).
std::vector<JointWrench> netWrenches(const SegmentTree& tree, const TreeMotion& motion,
                                     const Vector3& gravity, const std::vector<ArmWeight>& weights = {});

/// By segment the accelerations that moments of the joints make of a motion whose attitudes, rates and
/// shoulder are given: alpha and what follows from it are replaced.
void accelerate(const SegmentTree& tree, const std::vector<Vector3>& moments, const Vector3& gravity,
                const std::vector<ArmWeight>& weights, TreeMotion& motion);

/// Kinetic and potential energy, weights included (J).
double energyOf(const SegmentTree& tree, const TreeMotion& motion, const Vector3& gravity,
                const std::vector<ArmWeight>& weights = {});

}  // namespace handhold
