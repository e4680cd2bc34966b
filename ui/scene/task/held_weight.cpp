// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/held_weight.h"

#include <cmath>
#include <numbers>
#include <optional>

namespace handhold {
namespace {

using std::numbers::pi;

constexpr double kIron = 7000.0;         // kg/m^3
constexpr double kHalfPerRadius = 3.75;  ///< of a handle: beyond both edges of the hand
constexpr double kFingerRoom = 0.04;     ///< from the handle's middle line to beyond the fingers (m)
constexpr double kStrut = 0.008;         ///< radius (m)
constexpr double kHeadPerRadius = 0.6;   ///< half length of a head
constexpr double kThin = 0.01;           ///< edge of no box that anybody carries (m)
constexpr double kToolDensity = 2000.0, kBagDensity = 300.0;  // kg/m^3

Vector3 along(double z) { return z * Vector3::UnitZ(); }

/// Of even density, with the inertia of the mass: edges a, b, c have m (b^2 + c^2) / 12 about a.
std::optional<Vector3> evenBox(const Load& load) {
  const Vector3 squares = 6.0 / load.mass * (Vector3::Constant(load.inertia.sum()) - 2.0 * load.inertia);
  if (squares.minCoeff() < kThin * kThin) return std::nullopt;
  return 0.5 * squares.cwiseSqrt();
}

}  // namespace

Vector3 halfOfBox(const Load& load, bool isOnArm) {
  return evenBox(load).value_or(
      Vector3::Constant(0.5 * std::cbrt(load.mass / (isOnArm ? kToolDensity : kBagDensity))));
}

Solid heldHandle(const Fist& fist, const Theme& theme) {
  const Vector3 end = along(kHalfPerRadius * fist.radius);
  return barBetween(fist.X_WG * -end, fist.X_WG * end, fist.radius, theme);
}

std::vector<Solid> heldWeight(const Fist& fist, const Vector3& p_GM, double mass, const Theme& theme) {
  const Pose& X_WG = fist.X_WG;
  const double handleHalf = kHalfPerRadius * fist.radius;
  std::vector<Solid> solids{heldHandle(fist, theme)};
  const auto strut = [&](double end, const Vector3& to) {
    solids.push_back(capsuleBetween(X_WG * along(end), X_WG * to, kStrut, theme.matte));
  };
  const double ball = std::cbrt(3.0 * mass / (4.0 * pi * kIron)), off = p_GM.head<2>().norm();
  if (off - ball > kFingerRoom && std::abs(p_GM.z()) < handleHalf) {
    solids.push_back(sphereSolid(X_WG * p_GM, ball, theme.matte));
    for (const double end : {-handleHalf, handleHalf})
      strut(end, p_GM + along(end > 0.0 ? 0.5 * ball : -0.5 * ball));
    return solids;
  }
  const double radius = std::cbrt(0.5 * mass / (2.0 * kHeadPerRadius * pi * kIron)),
               half = kHeadPerRadius * radius;
  for (const double end : {-1.0, 1.0}) {
    const Vector3 head = p_GM + along(end * (handleHalf + half));
    Solid solid;
    solid.form = Form::Cylinder;
    solid.X_WS = poseAlong(X_WG * (head - along(half)), X_WG * (head + along(half)));
    solid.size = Vector3(radius, half, radius);
    solid.radius = radius;
    solid.color = theme.matte;
    solids.push_back(solid);
    if (off > radius || std::abs(p_GM.z()) > half) strut(end * handleHalf, head);
  }
  return solids;
}

}  // namespace handhold
