// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/turn_parts.h"

#include <Eigen/Geometry>
#include <cmath>

namespace handhold {

namespace {

constexpr double kSameAxis = 1e-9;  // of a unit vector
constexpr double kNothing = 1e-9;   // rad

double wrapped(double angle) { return std::remainder(angle, 2.0 * M_PI); }

/// First yaw, pitch or roll, second yaw.
struct Triple {
  double a = 0.0, b = 0.0, c = 0.0;
  double length() const { return std::abs(a) + std::abs(b) + std::abs(c); }
};

const Triple& shorter(const Triple& one, const Triple& other) {
  return one.length() <= other.length() ? one : other;
}

// R = Ry(a) Rx(b) Ry(c): its middle column is (sin a sin b, cos b, cos a sin b), its middle row
// (sin b sin c, cos b, -sin b cos c).
Triple yawPitchYaw(const Matrix3& R) {
  const double sine = std::hypot(R(0, 1), R(2, 1));
  if (sine < kSameAxis && R(1, 1) > 0.0) return {std::atan2(R(0, 2), R(2, 2)), 0.0, 0.0};
  const double a = sine < kSameAxis ? 0.0 : std::atan2(R(0, 1), R(2, 1));
  const double c = sine < kSameAxis ? std::atan2(R(0, 2), R(0, 0)) : std::atan2(R(1, 0), -R(1, 2));
  const double b = std::atan2(sine, R(1, 1));
  return shorter({a, b, c}, {wrapped(a + M_PI), -b, wrapped(c + M_PI)});
}

/// Rx(b) = Ry(90 degrees) Rz(b) Ry(-90 degrees), and with all signs turned.
Triple yawRollYaw(const Triple& pitched) {
  const auto [a, b, c] = pitched;
  if (b == 0.0) return pitched;
  return shorter({wrapped(a + 0.5 * M_PI), b, wrapped(c - 0.5 * M_PI)},
                 {wrapped(a - 0.5 * M_PI), -b, wrapped(c + 0.5 * M_PI)});
}

std::vector<TurnShare> sharesOf(const Triple& parts, TurnKind middle) {
  std::vector<TurnShare> shares;
  const auto add = [&](TurnKind kind, double part) {
    if (std::abs(part) > kNothing) shares.push_back({kind, part});
  };
  add(TurnKind::Yaw, parts.a);
  add(middle, parts.b);
  add(TurnKind::Yaw, parts.c);
  return shares;
}

}  // namespace

std::vector<std::vector<TurnShare>> turnCourses(const Vector3& axis, double angle) {
  const Vector3 n = axis.normalized();
  const TurnKind kinds[] = {TurnKind::Pitch, TurnKind::Yaw, TurnKind::Roll};
  std::vector<std::vector<TurnShare>> courses;
  for (int k = 0; k < 3; ++k)
    if (std::hypot(n[(k + 1) % 3], n[(k + 2) % 3]) < kSameAxis) courses.push_back({{kinds[k], n[k] * angle}});
  if (std::abs(angle) > M_PI + kNothing) return courses;
  const Triple parts = yawPitchYaw(Eigen::AngleAxisd(angle, n).toRotationMatrix());
  for (const TurnKind middle : {TurnKind::Pitch, TurnKind::Roll}) {
    const bool isWhole = !courses.empty() && courses.front().front().kind == middle;
    std::vector<TurnShare> shares = sharesOf(middle == TurnKind::Pitch ? parts : yawRollYaw(parts), middle);
    if (!isWhole && shares.size() > 1) courses.push_back(std::move(shares));
  }
  return courses;
}

}  // namespace handhold
