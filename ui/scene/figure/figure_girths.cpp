// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/figure_girths.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace handhold {

namespace {

constexpr int kRays = 144;
constexpr double kLeastStep = 0.002, kNearStep = 0.7;  // m; of the distance that the field tells
constexpr int kHalvings = 12;

double cross(const Eigen::Vector2d& o, const Eigen::Vector2d& a, const Eigen::Vector2d& b) {
  return (a - o).x() * (b - o).y() - (a - o).y() * (b - o).x();
}

/// How far the skin is along a ray from inside; nothing beyond `most`.
std::optional<double> skinAlong(const ImplicitField& field, const Vector3& from, const Vector3& way,
                                double most) {
  double inside = 0.0, t = 0.0;
  while (t < most) {
    const double value = field.value(from + t * way);
    if (value > 0.0) break;
    inside = t;
    t += std::max(kLeastStep, -kNearStep * value);
  }
  if (t >= most || field.value(from) > 0.0) return std::nullopt;
  double outside = t;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = 0.5 * (inside + outside);
    (field.value(from + middle * way) > 0.0 ? outside : inside) = middle;
  }
  return 0.5 * (inside + outside);
}

}  // namespace

GirthPlane placedAt(const GirthPlane& plane, const FramePoses& frames) {
  GirthPlane placed = plane;
  const Pose& X = frames[static_cast<std::size_t>(plane.frame)];
  placed.point = X * plane.point;
  placed.normal = X.R * plane.normal;
  return placed;
}

double hullPerimeter(std::vector<Eigen::Vector2d> points) {
  if (points.size() < 3) return 0.0;
  std::ranges::sort(points, [](const auto& a, const auto& b) {
    return std::make_pair(a.x(), a.y()) < std::make_pair(b.x(), b.y());
  });
  std::vector<Eigen::Vector2d> hull;
  const auto half = [&](auto begin, auto end) {
    const std::size_t first = hull.size();
    for (auto p = begin; p != end; ++p) {
      while (hull.size() >= first + 2 && cross(hull[hull.size() - 2], hull.back(), *p) <= 0.0)
        hull.pop_back();
      hull.push_back(*p);
    }
    hull.pop_back();
  };
  half(points.begin(), points.end());
  half(points.rbegin(), points.rend());
  double sum = 0.0;
  for (std::size_t i = 0; i < hull.size(); ++i) sum += (hull[(i + 1) % hull.size()] - hull[i]).norm();
  return sum;
}

SectionSize sectionAt(const ImplicitField& field, const GirthPlane& plane) {
  const Vector3 u = plane.normal.unitOrthogonal(), v = plane.normal.normalized().cross(u);
  std::vector<Eigen::Vector2d> points;
  Eigen::AlignedBox3d box;
  for (int ray = 0; ray < kRays; ++ray) {
    const double angle = 2.0 * M_PI * ray / kRays, c = std::cos(angle), s = std::sin(angle);
    const auto skin = skinAlong(field, plane.point, c * u + s * v, plane.radius);
    if (!skin) continue;
    points.emplace_back(*skin * c, *skin * s);
    box.extend(Vector3(*skin * (c * u + s * v)));
  }
  if (box.isEmpty()) return {};
  return {hullPerimeter(std::move(points)), box.sizes().x(), box.sizes().z()};
}

}  // namespace handhold
