// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/vec3.h"

namespace handhold {

// What the recursions compute with, as everyone else has it, and back.

inline Mat3<double> mat3(const Matrix3& m) { return {{vec3(m.col(0)), vec3(m.col(1)), vec3(m.col(2))}}; }
inline Vector3 vector3(const Vec3<double>& a) { return {a[0], a[1], a[2]}; }
inline Matrix3 matrix3(const Mat3<double>& m) {
  Matrix3 result;
  result << vector3(m[0]), vector3(m[1]), vector3(m[2]);
  return result;
}

}  // namespace handhold
