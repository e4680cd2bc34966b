// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/ways_out_of_mesh.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace handhold {

namespace {

using Triangle = TriangleSolid::Triangle;
using Node = TriangleSolid::Node;

/// As many faces that a segment passes are looked at.
constexpr std::size_t kMostPassed = 32;
constexpr double kTiny = 1e-12;

/// A face that the segment passes, in the mesh's axes.
struct Passed {
  double s = 0.0;
  Vector3 normal;
  bool isClosed = false;
};

/// A way of seeing the two apart: where on the segment, how far (negative), and towards where.
struct Way {
  double s = 0.5;
  double gap = -INFINITY;
  Vector3 out = Vector3::UnitY();
  double stiffness = 0.0;             ///< second derivative by s times the length squared; zero: s is an end
  double middle = 0.0;                ///< what the term for the middles adds
  Matrix3 hessian = Matrix3::Zero();  ///< of the gap by the point of the segment
  double total() const { return gap + middle; }
};

/// Beyond a plane: the farthest of the segment behind it.
Way beyondPlane(const Segment& a, const Vector3& point, const Vector3& out) {
  const double free = 0.5 - out.dot(a.edge()) / (2.0 * kNearestMiddle);
  Way way{std::clamp(free, 0.0, 1.0)};
  way.gap = out.dot(a.at(way.s) - point);
  way.out = out;
  if (free > 0.0 && free < 1.0) way.stiffness = 2.0 * kNearestMiddle;
  way.middle = kNearestMiddle * (way.s - 0.5) * (way.s - 0.5);
  return way;
}

/// Across the edge between a face that is entered and one that is left, which is a right angle to both the
/// edge and the segment: in the plane of that way and the segment both faces are lines, which meet above it.
/// The sides of a board do not.
std::optional<Way> acrossEdge(const Segment& a, const Passed& in, const Passed& out) {
  const Vector3 edge = a.edge(), along = edge.normalized();
  const Vector3 across = along.cross(in.normal.cross(out.normal));
  if (across.norm() < kTiny) return std::nullopt;
  const Vector3 n = (across.dot(in.normal) < 0.0 ? -across : across).normalized();
  const double a1 = in.normal.dot(along), c1 = in.normal.dot(n);
  const double a2 = out.normal.dot(along), c2 = out.normal.dot(n);
  if (a1 > -kTiny || a2 < kTiny || c1 < kTiny || c2 < kTiny) return std::nullopt;
  const double above = (out.s - in.s) * edge.norm() / (c2 / a2 - c1 / a1);
  Way way{in.s - above * c1 / a1 / edge.norm(), -above, n};
  const Vector3 ridge = in.normal.cross(out.normal).normalized();
  way.hessian = (n * n.transpose() + ridge * ridge.transpose() - Matrix3::Identity()) / above;
  way.stiffness = edge.dot(way.hessian * edge);
  return way;
}

bool isApart(const Node& node, const Segment& a) {
  return ((node.least - a.from.cwiseMax(a.to)).array() > 0.0).any() ||
         ((a.from.cwiseMin(a.to) - node.most).array() > 0.0).any();
}

/// Moeller and Trumbore, Fast, minimum storage ray/triangle intersection, 1997.
std::optional<double> crossing(const Segment& a, const Vector3& p0, const Vector3& p1, const Vector3& p2) {
  const Vector3 edge = a.edge(), e1 = p1 - p0, e2 = p2 - p0, h = edge.cross(e2);
  const double det = e1.dot(h);
  if (std::abs(det) < kTiny * kTiny) return std::nullopt;
  const Vector3 from = a.from - p0, q = from.cross(e1);
  const double u = from.dot(h) / det, w = edge.dot(q) / det, s = e2.dot(q) / det;
  if (u < 0.0 || w < 0.0 || u + w > 1.0 || s < 0.0 || s > 1.0) return std::nullopt;
  return s;
}

std::vector<Passed> passedBy(const Segment& a, const TriangleSolid& solid) {
  std::vector<Passed> passed;
  std::vector<int> open;
  for (int group = 0; group < TriangleSolid::kGroups; ++group)
    if (solid.root(group) >= 0) open.push_back(solid.root(group));
  while (!open.empty() && passed.size() < kMostPassed) {
    const Node& node = solid.nodes()[open.back()];
    open.pop_back();
    if (isApart(node, a)) continue;
    if (!node.isLeaf()) {
      open.insert(open.end(), {node.first, node.first + 1});
      continue;
    }
    for (int t = node.first; t < node.first + node.count; ++t) {
      const Triangle& triangle = solid.triangles()[t];
      const auto s =
          crossing(a, solid.corner(triangle, 0), solid.corner(triangle, 1), solid.corner(triangle, 2));
      if (s) passed.push_back({*s, triangle.normal, triangle.isClosed});
    }
  }
  std::ranges::sort(passed, {}, &Passed::s);
  return passed;
}

/// Beyond the plane of what is nearest to a point within; none for one outside.
std::optional<Way> beyondNearest(const Segment& a, double s, const TriangleSolid& solid) {
  const auto nearest = solid.nearest(a.at(s), INFINITY);
  if (!nearest || nearest->distance >= 0.0) return std::nullopt;
  const Vector3 out = nearest->on.point - a.at(s);
  const Triangle& triangle = solid.triangles()[nearest->triangle];
  if (out.norm() < kTiny) return beyondPlane(a, nearest->on.point, triangle.normal);
  return beyondPlane(a, nearest->on.point, out.normalized());
}

Way bestWay(const Segment& a, const TriangleSolid& solid) {
  Way best;
  const auto consider = [&](const std::optional<Way>& way) {
    if (way && way->total() > best.total()) best = *way;
  };
  const std::vector<Passed> passed = passedBy(a, solid);
  for (std::size_t k = 0; k < passed.size(); ++k) {
    consider(beyondPlane(a, a.at(passed[k].s), passed[k].normal));
    if (!passed[k].isClosed) consider(beyondPlane(a, a.at(passed[k].s), -passed[k].normal));
    if (k + 1 < passed.size() && passed[k].isClosed && passed[k + 1].isClosed)
      consider(acrossEdge(a, passed[k], passed[k + 1]));
  }
  if (solid.hasInside()) {
    for (const double s : {0.0, 0.5, 1.0}) consider(beyondNearest(a, s, solid));
    for (std::size_t k = 0; k + 1 < passed.size(); ++k)
      consider(beyondNearest(a, 0.5 * (passed[k].s + passed[k + 1].s), solid));
  }
  if (!std::isfinite(best.gap)) best.gap = 0.0;  // it touches an edge, and no way is told
  return best;
}

}  // namespace

NearestPoints shortestWayOut(const Segment& a, const MeshBody& mesh) {
  const Pose X_BW = mesh.X_WB.inverse();
  const Way way = bestWay({X_BW * a.from, X_BW * a.to}, *mesh.solid);
  NearestPoints near;
  near.edgeA = a.edge();
  near.a = a.at(way.s);
  near.distance = way.total();
  near.normal = mesh.X_WB.R * way.out;
  near.b = near.a - way.gap * near.normal;
  near.A = near.B = mesh.X_WB.R * way.hessian * mesh.X_WB.R.transpose();
  if (way.stiffness != 0.0) near.inverseK(0, 0) = 1.0 / way.stiffness;
  return near;
}

}  // namespace handhold
