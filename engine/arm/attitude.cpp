// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/attitude.h"

#include <array>
#include <cmath>

#include "engine/math/rotation.h"

namespace handhold {

namespace {

/// Of a unit vector's part across up, below which it stands upright.
constexpr double kUpright = 1e-9;

using Vector4 = Eigen::Vector4d;

Quaternion about(const Vector3& axis, double angle) {
  const Vector3 v = std::sin(0.5 * angle) * axis;
  return {std::cos(0.5 * angle), v.x(), v.y(), v.z()};
}

/// q and -q are one attitude: those of a row lie on one side.
std::array<Vector4, 5> fiveOnOneSide(const std::function<Quaternion(double)>& attitude, double time,
                                     double step) {
  std::array<Vector4, 5> row;
  const Vector4 middle = attitude(time).coeffs();
  for (int i = 0; i < 5; ++i) {
    const Vector4 q = attitude(time + (i - 2) * step).coeffs();
    row[std::size_t(i)] = q.dot(middle) < 0.0 ? Vector4(-q) : q;
  }
  return row;
}

/// 2 a b*, its vector part.
Vector3 twiceAgainst(const Vector4& a, const Vector4& b) {
  return 2.0 * (Quaternion(a) * Quaternion(b).conjugate()).vec();
}

}  // namespace

Matrix3 attitudeMatrix(const Quaternion& q) {
  const Vector3 v = q.vec();
  return (q.w() * q.w() - v.squaredNorm()) * Matrix3::Identity() + 2.0 * v * v.transpose() +
         2.0 * q.w() * skew(v);
}

Vector3 turned(const Quaternion& q, const Vector3& v) {
  return (q * Quaternion(0.0, v.x(), v.y(), v.z()) * q.conjugate()).vec();
}

Quaternion attitudeAlong(const Vector3& segment, const Bearings& bearings) {
  const Vector3 along = segment.normalized(), left = bearings.up.cross(bearings.ahead);
  const double rise = along.dot(bearings.up);
  const Vector3 level = along - rise * bearings.up;
  const bool isUpright = level.norm() < kUpright;
  const double heading = isUpright ? 0.0 : std::atan2(along.dot(left), along.dot(bearings.ahead));
  const Vector3 across = isUpright ? Vector3(-left) : Vector3(level.cross(bearings.up).normalized());
  Matrix3 start;  // x ahead, z up
  start << bearings.ahead, left, bearings.up;
  return about(across, std::atan2(rise, level.norm())) * about(bearings.up, heading) * Quaternion(start);
}

Quaternion attitudeOf(const Vector3& x, const Vector3& z) {
  Matrix3 R;
  R.col(0) = x.normalized();
  R.col(1) = z.cross(x).normalized();
  R.col(2) = R.col(0).cross(R.col(1));
  return Quaternion(R);
}

TurningAttitude turningFrom(const std::function<Quaternion(double)>& attitude, double time, double step) {
  const std::array<Vector4, 5> q = fiveOnOneSide(attitude, time, step);
  const Vector4 rate = (q[0] - 8.0 * q[1] + 8.0 * q[3] - q[4]) / (12.0 * step);
  const Vector4 second = (-q[0] + 16.0 * q[1] - 30.0 * q[2] + 16.0 * q[3] - q[4]) / (12.0 * step * step);
  return {Quaternion(q[2]), twiceAgainst(rate, q[2]), twiceAgainst(second, q[2])};
}

}  // namespace handhold
