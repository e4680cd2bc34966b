// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/mesh_grasp.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "engine/task/prop_places.h"
#include "ui/scene/ray_intersection.h"

namespace handhold {
namespace {

constexpr int kWays = 24;            ///< half round an axis
constexpr double kOffSkin = 2e-4;    ///< from where a ray leaves the skin that it starts on (m)
constexpr double kAskance = 1.7e-4;  ///< rays pass the edges between triangles (rad)

/// How far it is out of the mesh; nothing where nothing is met.
double wayOut(const MeshCorners& corners, const Vector3& p, const Vector3& direction) {
  const Vector3 way = (direction + kAskance * direction.unitOrthogonal()).normalized();
  const Ray ray{p + kOffSkin * way, way};
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t t = 0; t + 2 < corners.size(); t += 3)
    if (const auto hit = hitTriangle(ray, corners[t], corners[t + 1], corners[t + 2]))
      least = std::min(least, *hit);
  return std::isfinite(least) ? least + kOffSkin : 0.0;
}

double width(const MeshCorners& corners, const Vector3& p, const Vector3& direction) {
  return wayOut(corners, p, direction) + wayOut(corners, p, -direction);
}

Vector3 turned(const Vector3& axis, const Vector3& across, double angle) {
  return std::cos(angle) * across + std::sin(angle) * axis.cross(across);
}

}  // namespace

std::optional<MeshGrasp> graspUnder(const MeshCorners& corners, const Vector3& p, const Vector3& outward) {
  const double thick = wayOut(corners, p, -outward);
  if (thick == 0.0 || thick > kThickestHeld) return std::nullopt;
  MeshGrasp grasp{p - 0.5 * thick * outward, Vector3::Zero()};
  double longest = 0.0;
  for (int k = 0; k < kWays; ++k) {
    const Vector3 along = turned(outward, outward.unitOrthogonal(), std::numbers::pi * k / kWays);
    const double length = width(corners, grasp.middle, along);
    if (length <= longest) continue;
    longest = length;
    grasp.axis = along;
  }
  const Vector3 across = outward.cross(grasp.axis);
  const double one = wayOut(corners, grasp.middle, across), other = wayOut(corners, grasp.middle, -across);
  if (longest == 0.0 || one + other > kThickestHeld) return std::nullopt;
  grasp.middle += 0.5 * (one - other) * across;
  return grasp;
}

bool goesRound(const MeshCorners& corners, const MeshGrasp& grip) {
  const Vector3 axis = grip.axis.normalized(), across = axis.unitOrthogonal();
  std::vector<Vector3> ways, outline;
  for (int k = 0; k < 2 * kWays; ++k) ways.push_back(turned(axis, across, std::numbers::pi * k / kWays));
  for (const Vector3& way : ways) outline.push_back(wayOut(corners, grip.middle, way) * way);
  const auto widthAlong = [&](const Vector3& way) {
    double least = 0.0, most = 0.0;
    for (const Vector3& point : outline) {
      least = std::min(least, point.dot(way));
      most = std::max(most, point.dot(way));
    }
    return most - least;
  };
  return std::ranges::any_of(ways, [&](const Vector3& way) { return widthAlong(way) <= kThickestHeld; });
}

Vector3 normalAt(const MeshCorners& corners, const Vector3& p, const Vector3& seenFrom) {
  double least = std::numeric_limits<double>::infinity();
  Vector3 normal = Vector3::UnitY();
  for (std::size_t t = 0; t + 2 < corners.size(); t += 3) {
    const double away = (nearestOnTriangle(p, &corners[t]) - p).norm();
    const Vector3 own = (corners[t + 1] - corners[t]).cross(corners[t + 2] - corners[t]);
    if (away >= least || own.norm() == 0.0) continue;
    least = away;
    normal = own.normalized();
  }
  return normal.dot(seenFrom - p) < 0.0 ? Vector3(-normal) : normal;
}

}  // namespace handhold
