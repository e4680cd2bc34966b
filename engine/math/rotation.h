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

}  // namespace handhold
