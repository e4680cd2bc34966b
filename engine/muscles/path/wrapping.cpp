// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/path/wrapping.h"

#include <algorithm>
#include <cmath>

#include "engine/muscles/path/circle.h"
#include "engine/muscles/path/ellipsoid.h"

namespace handhold {

namespace {

constexpr double kSmallest = 1e-9;  ///< of an arc (m), of a sine
constexpr double kNear = 0.3;       ///< how far a string moves from one instant to the next, in radii
constexpr double kSlack = 1e-6;     ///< of lengths by two rules (m)

bool isOnSide(const std::optional<WrapSide>& side, const Vector3& point) {
  return !side || point[side->axis] * side->sign >= 0.0;
}

/// Which way round the side asks for, or the shorter one.
CircleWrap aroundSide(const std::optional<WrapSide>& side, const Matrix3& axes, double radius,
                      const Vector2& from, const Vector2& to) {
  const CircleWrap left = aroundCircle(from, to, radius, 1.0), right = aroundCircle(from, to, radius, -1.0);
  if (!side) return left.angle <= right.angle ? left : right;
  const Vector2 middle = turned(left.leave, 0.5 * left.angle);
  return isOnSide(side, axes * Vector3(middle.x(), middle.y(), 0.0)) ? left : right;
}

/// Whether the straight line passes outside the circle. One that passes on the wrong side is led round, but
/// where it comes no nearer than one of its ends does.
template <class OnSide>
bool isFree(const Vector2& from, const Vector2& to, double radius, const OnSide& isRight) {
  const Vector2 nearest = nearestToOrigin(from, to);
  if (nearest.norm() < radius) return false;
  return nearest == from || nearest == to || isRight(nearest);
}

double lengthOf(const Wrapped& found, const Vector3& from, const Vector3& to) {
  return (found.leave - from).norm() + found.arc + (to - found.arrive).norm();
}

/// Unrolled, the cylinder is a plane on which the string is straight: its height grows evenly.
std::optional<Wrapped> aroundCylinder(const WrapSurface& surface, const Vector3& from, const Vector3& to) {
  const double radius = surface.radii.x();
  const Vector2 start = from.head<2>(), end = to.head<2>();
  if (start.norm() <= radius || end.norm() <= radius) return std::nullopt;
  if (isFree(start, end, radius, [&](const Vector2& nearest) {
        return isOnSide(surface.side, {nearest.x(), nearest.y(), 0.0});
      }))
    return std::nullopt;
  const CircleWrap wrap = aroundSide(surface.side, Matrix3::Identity(), radius, start, end);
  const double before = (wrap.leave - start).norm(), round = radius * wrap.angle;
  const double whole = before + round + (end - wrap.arrive).norm();
  const double rise = (to.z() - from.z()) / whole;
  const double height = from.z() + rise * before;
  const Vector2 middle = turned(wrap.leave, 0.5 * wrap.turn * wrap.angle);
  Wrapped found;
  found.leave << wrap.leave, height;
  found.arrive << wrap.arrive, height + rise * round;
  found.middle << middle, height + 0.5 * rise * round;
  found.arc = std::hypot(round, rise * round);
  const double half = 0.5 * surface.length;
  const bool isBeyond = std::min(found.leave.z(), found.arrive.z()) > half ||
                        std::max(found.leave.z(), found.arrive.z()) < -half;
  if (isBeyond) return std::nullopt;
  return found;
}

/// In the plane through both ends and the centre.
std::optional<Wrapped> aroundSphere(const WrapSurface& surface, const Vector3& from, const Vector3& to) {
  const double radius = surface.radii.x();
  if (from.norm() <= radius || to.norm() <= radius) return std::nullopt;
  Matrix3 axes;
  axes.col(0) = from.normalized();
  const Vector3 cross = from.cross(to);
  axes.col(2) = cross.norm() > kSmallest * from.norm() * to.norm() ? Vector3(cross.normalized())
                                                                   : axes.col(0).unitOrthogonal();
  axes.col(1) = axes.col(2).cross(axes.col(0));
  const Vector2 start(from.norm(), 0.0), end(axes.col(0).dot(to), axes.col(1).dot(to));
  const auto inSpace = [&](const Vector2& point) {
    return Vector3(axes.col(0) * point.x() + axes.col(1) * point.y());
  };
  if (isFree(start, end, radius,
             [&](const Vector2& nearest) { return isOnSide(surface.side, inSpace(nearest)); }))
    return std::nullopt;
  const CircleWrap wrap = aroundSide(surface.side, axes, radius, start, end);
  return Wrapped{inSpace(wrap.leave), inSpace(wrap.arrive),
                 inSpace(turned(wrap.leave, 0.5 * wrap.turn * wrap.angle)), radius * wrap.angle};
}

std::optional<Wrapped> aroundEllipsoid(const WrapSurface& surface, const Vector3& from, const Vector3& to,
                                       const std::optional<Wrapped>& last) {
  const Vector3 start = from.cwiseQuotient(surface.radii), end = to.cwiseQuotient(surface.radii);
  if (start.norm() <= 1.0 || end.norm() <= 1.0) return std::nullopt;
  const Vector3 way = end - start;
  const double along = std::clamp(-start.dot(way) / way.squaredNorm(), 0.0, 1.0);
  if ((start + along * way).norm() >= 1.0) return std::nullopt;
  if (last) {
    const std::optional<Wrapped> near = geodesicNear(surface, from, to, *last);
    if (near && (near->middle - last->middle).norm() < kNear * surface.radii.minCoeff()) return near;
  }
  const std::optional<Wrapped> section = shortestSection(surface, from, to);
  if (!section || section->arc < kSmallest) return section;
  const std::optional<Wrapped> exact = geodesicNear(surface, from, to, *section);
  return exact && lengthOf(*exact, from, to) <= lengthOf(*section, from, to) + kSlack ? exact : section;
}

}  // namespace

std::optional<Wrapped> wrapAround(const WrapSurface& surface, const Vector3& from, const Vector3& to,
                                  const std::optional<Wrapped>& last) {
  switch (surface.kind) {
    case WrapKind::Cylinder:
      return aroundCylinder(surface, from, to);
    case WrapKind::Sphere:
      return aroundSphere(surface, from, to);
    case WrapKind::Ellipsoid:
      break;
  }
  return aroundEllipsoid(surface, from, to, last);
}

}  // namespace handhold
