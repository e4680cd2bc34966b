// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "engine/math/types.h"

namespace handhold {

using Vector4 = Eigen::Vector4d;

/// A quaternion as document 003 writes it (2.1, appendix B): the scalar last, the product (B.9) with -a x b,
/// and a rotation matrix (2.6, where q4 must read q4^2) that turns by the opposite angle of the house's.
/// With the house's q (w, x, y, z; body axes into inertial ones) its R, of (x, y, z, w), turns inertial axes
/// into body ones.
inline Vector4 toDocument(const Quaternion& q) { return {q.x(), q.y(), q.z(), q.w()}; }

inline Quaternion fromDocument(const Vector4& q) { return {q[3], q[0], q[1], q[2]}; }

/// R(q) of the document (2.6): (q4^2 - a.a) I + 2 a a^T - 2 q4 [[a]], for q of any length.
inline Matrix3 documentRotation(const Vector4& q) {
  const Vector3 a = q.head<3>();
  Matrix3 cross;
  cross << 0.0, -a.z(), a.y(), a.z(), 0.0, -a.x(), -a.y(), a.x(), 0.0;
  return (q[3] * q[3] - a.squaredNorm()) * Matrix3::Identity() + 2.0 * a * a.transpose() - 2.0 * q[3] * cross;
}

}  // namespace handhold
