// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <limits>

#include "engine/muscles/path/circle.h"
#include "engine/muscles/path/ellipsoid.h"

namespace handhold {

namespace {

constexpr int kPlanes = 8, kRefinements = 8;

/// In the coordinates of the unit ball, into which the ellipsoid is squeezed: a plane cuts a circle from it.
/// Touching lines touch there, too.
struct Cut {
  Vector3 centre = Vector3::Zero(), x = Vector3::Zero(), y = Vector3::Zero();
  double radius = 0.0;

  Vector2 flat(const Vector3& point) const { return {x.dot(point - centre), y.dot(point - centre)}; }
  Vector3 back(const Vector2& point) const { return centre + point.x() * x + point.y() * y; }
};

/// Length of the arc on the ellipsoid, by Gauss and Legendre's rule of five points.
double arcLength(const Vector3& radii, const Cut& cut, const CircleWrap& wrap) {
  constexpr std::array<double, 5> kAt{-0.906179845938664, -0.538469310105683, 0.0, 0.538469310105683,
                                      0.906179845938664};
  constexpr std::array<double, 5> kWeight{0.236926885056189, 0.478628670499366, 0.568888888888889,
                                          0.478628670499366, 0.236926885056189};
  double sum = 0.0;
  for (std::size_t i = 0; i < kAt.size(); ++i) {
    const Vector2 at = turned(wrap.leave, wrap.turn * wrap.angle * 0.5 * (1.0 + kAt[i]));
    sum += kWeight[i] * (radii.cwiseProduct(-at.y() * cut.x + at.x() * cut.y)).norm();
  }
  return 0.5 * wrap.angle * sum;
}

bool keepsSide(const WrapSurface& surface, const Vector3& middle) {
  return !surface.side || middle[surface.side->axis] * surface.side->sign > 0.0;
}

/// Around one side of a cut.
Wrapped around(const WrapSurface& surface, const Cut& cut, const Vector2& from, const Vector2& to,
               double turn) {
  const CircleWrap wrap = aroundCircle(from, to, cut.radius, turn);
  Wrapped found;
  found.leave = surface.radii.cwiseProduct(cut.back(wrap.leave));
  found.arrive = surface.radii.cwiseProduct(cut.back(wrap.arrive));
  found.middle = surface.radii.cwiseProduct(cut.back(turned(wrap.leave, 0.5 * turn * wrap.angle)));
  found.arc = arcLength(surface.radii, cut, wrap);
  return found;
}

/// The section of one of the planes through both ends, around one side.
struct Section {
  Wrapped string;
  double length = std::numeric_limits<double>::infinity();
};

/// Planes through both ends, told by their angle about the line between them.
class Sections {
 public:
  Sections(const WrapSurface& surface, const Vector3& from, const Vector3& to)
      : surface_(surface),
        from_(from),
        to_(to),
        start_(from.cwiseQuotient(surface.radii)),
        end_(to.cwiseQuotient(surface.radii)),
        way_((end_ - start_).normalized()),
        first_(way_.unitOrthogonal()),
        second_(way_.cross(first_)) {}

  /// Infinitely long where the plane misses the ellipsoid, or the string the side that it must keep.
  Section at(double angle, double turn) const {
    const Vector3 normal = std::cos(angle) * first_ + std::sin(angle) * second_;
    const double height = normal.dot(start_);
    if (height * height >= 1.0) return {};
    const Cut cut{height * normal, way_, normal.cross(way_), std::sqrt(1.0 - height * height)};
    const Wrapped string = around(surface_, cut, cut.flat(start_), cut.flat(end_), turn);
    if (!keepsSide(surface_, string.middle)) return {};
    return {string, (string.leave - from_).norm() + string.arc + (to_ - string.arrive).norm()};
  }

 private:
  const WrapSurface& surface_;
  Vector3 from_, to_, start_, end_, way_, first_, second_;
};

}  // namespace

std::optional<Wrapped> shortestSection(const WrapSurface& surface, const Vector3& from, const Vector3& to) {
  const Sections sections(surface, from, to);
  Section best;
  double angle = 0.0, side = 1.0;
  const auto tryAt = [&](double tried, double turn) {
    const Section section = sections.at(tried, turn);
    if (section.length >= best.length) return;
    best = section;
    angle = tried;
    side = turn;
  };
  for (int i = 0; i < kPlanes; ++i)
    for (const double turn : {1.0, -1.0}) tryAt(M_PI * i / kPlanes, turn);
  double step = 0.5 * M_PI / kPlanes;
  for (int i = 0; i < kRefinements; ++i, step *= 0.5) {
    const double centre = angle;
    tryAt(centre + step, side);
    tryAt(centre - step, side);
  }
  if (!std::isfinite(best.length)) return std::nullopt;
  return best.string;
}

}  // namespace handhold
