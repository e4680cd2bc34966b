// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/rotation.h"

#include <cmath>

namespace handhold {

Matrix3 skew(const Vector3& a) {
  Matrix3 m;
  m << 0.0, -a.z(), a.y(), a.z(), 0.0, -a.x(), -a.y(), a.x(), 0.0;
  return m;
}

Quaternion expQuaternion(const Vector3& w) {
  const double angle = w.norm();
  // sin(x)/x by its series where the quotient would lose digits
  const double half = 0.5 * angle;
  const double sinc = angle < 1e-4 ? 0.5 - angle * angle / 48.0 : std::sin(half) / angle;
  return Quaternion(std::cos(half), sinc * w.x(), sinc * w.y(), sinc * w.z());
}

Vector3 logQuaternion(const Quaternion& quaternion) {
  const Vector3 vec = quaternion.w() < 0.0 ? Vector3(-quaternion.vec()) : Vector3(quaternion.vec());
  const double w = std::abs(quaternion.w());
  const double s = vec.norm();
  if (s < 1e-9) return 2.0 * vec / w;
  return 2.0 * std::atan2(s, w) / s * vec;
}

Matrix3 leftJacobian(const Vector3& w) {
  const double a = w.norm();
  const Matrix3 W = skew(w);
  if (a < 1e-5) return Matrix3::Identity() + 0.5 * W + W * W / 6.0;
  return Matrix3::Identity() + (1.0 - std::cos(a)) / (a * a) * W + (a - std::sin(a)) / (a * a * a) * W * W;
}

// R = Rx(a) Ry(b) Rz(c) has R02 = sin b, R12 = -sin a cos b, R22 = cos a cos b, R01 = -cos b sin c and
// R00 = cos b cos c; with cos b = 0 only a +- c is told, by R21 and R11.
Vector3 xyzAngles(const Matrix3& R) {
  constexpr double kLocked = 1e-9;
  const double cosine = std::hypot(R(0, 0), R(0, 1));
  const double b = std::atan2(R(0, 2), cosine);
  if (cosine < kLocked) return {std::atan2(R(2, 1), R(1, 1)), b, 0.0};
  return {std::atan2(-R(1, 2), R(2, 2)), b, std::atan2(-R(0, 1), R(0, 0))};
}

Quaternion xyzRotation(const Vector3& angles) {
  return Quaternion(Eigen::AngleAxisd(angles.x(), Vector3::UnitX()) *
                    Eigen::AngleAxisd(angles.y(), Vector3::UnitY()) *
                    Eigen::AngleAxisd(angles.z(), Vector3::UnitZ()));
}

}  // namespace handhold
