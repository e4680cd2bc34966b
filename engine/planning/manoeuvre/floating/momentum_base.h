// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/composite.h"
#include "engine/dynamics/data.h"

namespace handhold {

/// Momentum that a floating body keeps, in world axes; angular about its centre of mass. Nothing at rest.
using KeptMomentum = Momentum;

/// The base of a body on which no force acts: what the joints do and the momentum it keeps tell how the base
/// moves (001 section 4, for any tree). With Ic the inertia of all about the centre of mass c, and P, L the
/// momentum of the joints' motion alone:
///   Ic omega = L_kept - L,  v = (P_kept - P) / m - omega x (c - p).
class MomentumBase {
 public:
  /// The model must outlive it. Throws InputError unless it has mass and a base that is free in all six
  /// directions.
  explicit MomentumBase(const Model& model);

  /// Fills the base rows of v, whose joint rows are given.
  void completeVelocity(const VectorX& q, const KeptMomentum& kept, VectorX& v);

  /// Fills the base rows of vdot, whose joint rows are given, so that momentum does not change. After
  /// completeVelocity at the same q and v.
  void completeAcceleration(const VectorX& q, const VectorX& v, VectorX& vdot);

  /// Of the posture last given to completeVelocity (m).
  const Vector3& centreOfMass() const { return centre_; }
  const Matrix3& centralInertia() const { return central_; }  ///< about it, in world axes (kg m^2)

 private:
  const Model& model_;
  Data data_;
  VectorX tau_;
  Vector3 centre_ = Vector3::Zero();
  Matrix3 central_ = Matrix3::Identity();  ///< inertia about the centre of mass, in world axes
};

}  // namespace handhold
