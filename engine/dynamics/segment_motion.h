// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/dynamics/data.h"

namespace handhold {

/// How one link moves, in world axes.
struct SegmentMotion {
  double mass = 0.0;                   ///< (kg), zero for dummies
  Vector3 centre = Vector3::Zero();    ///< centre of mass; the joint's origin for dummies (m)
  Vector3 velocity = Vector3::Zero();  ///< of the centre (m/s)
  Vector3 angular = Vector3::Zero();   ///< (rad/s)
  Matrix3 inertia = Matrix3::Zero();   ///< about the centre (kg m^2)

  double translationalEnergy() const { return 0.5 * mass * velocity.squaredNorm(); }  ///< (J)
  double rotationalEnergy() const { return 0.5 * angular.dot(inertia * angular); }    ///< (J)
  Vector3 linearMomentum() const { return mass * velocity; }                          ///< (kg m/s)
  Vector3 angularMomentumAbout(const Vector3& point) const {                          ///< (kg m^2/s)
    return (centre - point).cross(mass * velocity) + inertia * angular;
  }
};

/// One entry a link, at the rates v. Reads the poses that updateKinematics left in data. Sums of these are a
/// second way to the numbers of momentum.h and energy.h, which go through composite bodies and link axes.
std::vector<SegmentMotion> segmentMotions(const Model& model, const VectorX& v, const Data& data);

}  // namespace handhold
