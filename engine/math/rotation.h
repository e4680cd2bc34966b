// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// [a]x, the matrix with [a]x b = a x b.
Matrix3 skew(const Vector3& a);

/// Unit quaternion of the rotation by |w| about w (rad).
Quaternion expQuaternion(const Vector3& w);

/// Rotation vector of a unit quaternion, |w| <= pi (rad); inverse of expQuaternion.
Vector3 logQuaternion(const Quaternion& quaternion);

/// Left Jacobian of the exponential map: exp(w + dw) = exp(leftJacobian(w) dw) exp(w) to first order.
Matrix3 leftJacobian(const Vector3& w);

/// Cardan angles x-y'-z'' (rad) of a rotation matrix, R = Rx(a) Ry(b) Rz(c): about x, then the new y, then
/// the new z. b lies within +-pi/2; where it is at an end (gimbal lock) c is 0.
Vector3 xyzAngles(const Matrix3& R);

/// The unit quaternion of such angles; inverse of xyzAngles.
Quaternion xyzRotation(const Vector3& angles);

}  // namespace handhold
