// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/place_picking.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/task/prop_places.h"

namespace handhold {

namespace {

/// Farther along the ray nobody points at anything (m).
constexpr double kFarthestPick = 50.0;
/// A ray along a rod has no nearest point on it: square of the sine of the angle between them.
constexpr double kAlong = 1e-9;

/// The point of the rod's middle line that is nearest to the ray.
Vector3 underOnRod(const PartShape& rod, const Ray& ray) {
  const Vector3 along = rod.R.col(0), away = rod.middle - ray.origin;
  const double slant = along.dot(ray.direction), across = 1.0 - slant * slant;
  if (across < kAlong) return rod.middle;
  const double s = (slant * ray.direction.dot(away) - along.dot(away)) / across;
  return rod.middle + std::clamp(s, -0.5 * rod.length, 0.5 * rod.length) * along;
}

/// Where the ray meets the face, or its nearest edge; nothing from behind.
std::optional<Vector3> underOnFace(const PartShape& face, const Ray& ray) {
  const Vector3 normal = face.R.col(2);
  const double towards = -normal.dot(ray.direction);
  const double t = -normal.dot(face.middle - ray.origin) / towards;
  if (!(towards > 0.0) || !(t > 0.0 && t < kFarthestPick)) return std::nullopt;
  Vector3 p = face.R.transpose() * (ray.at(t) - face.middle);
  for (int k = 0; k < 2; ++k) p[k] = std::clamp(p[k], -face.half[k], face.half[k]);
  return face.middle + face.R * p;
}

double distanceFrom(const Ray& ray, const Vector3& p_W) {
  return ray.direction.cross(p_W - ray.origin).norm();
}

}  // namespace

std::optional<Vector3> placeUnder(const Task& task, const Contact& contact, const Ray& ray) {
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place) return std::nullopt;
  std::optional<Vector3> nearest;
  double least = std::numeric_limits<double>::infinity();
  for (const PartShape& shape : partShapes(*prop)) {
    if (shape.part != contact.place->part) continue;
    const std::optional<Vector3> p_W =
        shape.isRod() ? std::optional(underOnRod(shape, ray)) : underOnFace(shape, ray);
    if (!p_W || distanceFrom(ray, *p_W) >= least) continue;
    least = distanceFrom(ray, *p_W);
    nearest = p_W;
  }
  return nearest;
}

}  // namespace handhold
