// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/turn_parts.h"

#include <Eigen/Geometry>
#include <cmath>

namespace handhold {

namespace {

constexpr double kSameAxis = 1e-9;  // of a unit vector
constexpr double kNothing = 1e-9;   // rad

double wrapped(double angle) { return std::remainder(angle, 2.0 * M_PI); }

/// First yaw, pitch, second yaw.
struct Triple {
  double a = 0.0, b = 0.0, c = 0.0;
  double length() const { return std::abs(a) + std::abs(b) + std::abs(c); }
};

// R = Ry(a) Rx(b) Ry(c): its middle column is (sin a sin b, cos b, cos a sin b), its middle row
// (sin b sin c, cos b, -sin b cos c).
Triple yawPitchYaw(const Matrix3& R) {
  const double sine = std::hypot(R(0, 1), R(2, 1));
  if (sine < kSameAxis && R(1, 1) > 0.0) return {std::atan2(R(0, 2), R(2, 2)), 0.0, 0.0};
  const double a = sine < kSameAxis ? 0.0 : std::atan2(R(0, 1), R(2, 1));
  const double c = sine < kSameAxis ? std::atan2(-R(0, 2), R(0, 0)) : std::atan2(R(1, 0), -R(1, 2));
  const double b = std::atan2(sine, R(1, 1));
  const Triple one{a, b, c}, other{wrapped(a + M_PI), -b, wrapped(c + M_PI)};
  return one.length() <= other.length() ? one : other;
}

}  // namespace

std::vector<TurnShare> turnShares(const Vector3& axis, double angle) {
  const Vector3 n = axis.normalized();
  std::vector<TurnShare> shares;
  const auto add = [&](TurnKind kind, double part) {
    if (std::abs(part) > kNothing) shares.push_back({kind, part});
  };
  if (std::hypot(n.x(), n.z()) < kSameAxis) {
    add(TurnKind::Yaw, n.y() * angle);
  } else if (std::hypot(n.y(), n.z()) < kSameAxis) {
    add(TurnKind::Pitch, n.x() * angle);
  } else {
    const Triple parts = yawPitchYaw(Eigen::AngleAxisd(angle, n).toRotationMatrix());
    add(TurnKind::Yaw, parts.a);
    add(TurnKind::Pitch, parts.b);
    add(TurnKind::Yaw, parts.c);
  }
  return shares;
}

}  // namespace handhold
