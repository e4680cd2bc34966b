// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/nearest_mesh.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/laws/constraints/ways_out_of_mesh.h"

namespace handhold {

namespace {

using Triangle = TriangleSolid::Triangle;
using Node = TriangleSolid::Node;

/// Halvings along a segment while triangles are compared, and of the one that is nearest.
constexpr int kCoarse = 12, kFine = 52;
/// A segment this near a triangle passes through it (m).
constexpr double kThrough = 1e-9;
/// Groups that are farther than the nearest by so many kMeshBlend weigh less than a millionth.
constexpr double kNoShare = 14.0;

/// A place on a segment and what of a triangle is nearest to it, in the mesh's axes.
struct Place {
  double s = 0.5;
  int triangle = -1;
  OnTriangle on;
  double distance = INFINITY;
  double total() const { return distance + kNearestMiddle * (s - 0.5) * (s - 0.5); }
};

Place at(const TriangleSolid& solid, const Segment& a, int triangle, double s) {
  Place place{s, triangle, solid.nearestOn(solid.triangles()[triangle], a.at(s))};
  place.distance = (a.at(s) - place.on.point).norm();
  return place;
}

/// A place with the slope of its total along the segment.
struct SlopedPlace : Place {
  double slope = 0.0;
};

SlopedPlace slopedAt(const TriangleSolid& solid, const Segment& a, int triangle, double s) {
  SlopedPlace place{at(solid, a, triangle, s)};
  const double direct =
      place.distance > 0.0 ? (a.at(s) - place.on.point).dot(a.edge()) / place.distance : 0.0;
  place.slope = direct + 2.0 * kNearestMiddle * (s - 0.5);
  return place;
}

/// Between two places of a convex function, one of which falls and the other rises: where their tangents
/// meet.
double tangentsMeet(const SlopedPlace& low, const SlopedPlace& high) {
  const double s =
      (high.total() - low.total() + low.slope * low.s - high.slope * high.s) / (low.slope - high.slope);
  return low.total() + low.slope * (s - low.s);
}

/// The distance to a triangle, a convex thing, is convex along the segment. None where it cannot come below
/// `bound`.
std::optional<Place> leastAlong(const TriangleSolid& solid, const Segment& a, int triangle, int halvings,
                                double bound) {
  SlopedPlace low = slopedAt(solid, a, triangle, 0.0);
  if (low.slope >= 0.0) return low;
  SlopedPlace high = slopedAt(solid, a, triangle, 1.0);
  if (high.slope <= 0.0) return high;
  for (int k = 0; k < halvings; ++k) {
    if (tangentsMeet(low, high) > bound) return std::nullopt;
    const SlopedPlace middle = slopedAt(solid, a, triangle, 0.5 * (low.s + high.s));
    (middle.slope < 0.0 ? low : high) = middle;
  }
  return low.total() < high.total() ? low : high;
}

/// Not more than the distance of a box of the tree.
class NodeBound {
 public:
  explicit NodeBound(const Segment& a)
      : a_(a),
        least_(a.from.cwiseMin(a.to)),
        most_(a.from.cwiseMax(a.to)),
        edge_(a.edge()),
        squared_(std::max(edge_.squaredNorm(), 1e-30)) {}

  double of(const Node& node) const {
    const double boxes = (node.least - most_).cwiseMax(least_ - node.most).cwiseMax(0.0).norm();
    const Vector3 middle = 0.5 * (node.least + node.most);
    const double s = std::clamp((middle - a_.from).dot(edge_) / squared_, 0.0, 1.0);
    const double balls = (middle - a_.at(s)).norm() - 0.5 * (node.most - node.least).norm();
    return std::max(boxes, balls);
  }

 private:
  const Segment& a_;
  Vector3 least_, most_, edge_;
  double squared_;
};

/// Of one group, nearer than `far`; the halvings' error is less than what the finer ones change.
std::optional<Place> nearestOfGroup(const TriangleSolid& solid, const Segment& a, int root, double far) {
  const NodeBound bound(a);
  Place best;
  std::vector<std::pair<double, int>> open{{0.0, root}};
  while (!open.empty()) {
    const auto [least, index] = open.back();
    open.pop_back();
    if (least >= std::min(far, best.total())) continue;
    const Node& node = solid.nodes()[index];
    if (!node.isLeaf()) {
      std::pair<double, int> one{bound.of(solid.nodes()[node.first]), node.first};
      std::pair<double, int> other{bound.of(solid.nodes()[node.first + 1]), node.first + 1};
      if (one.first < other.first) std::swap(one, other);
      open.insert(open.end(), {one, other});
      continue;
    }
    for (int t = node.first; t < node.first + node.count; ++t)
      if (const auto place = leastAlong(solid, a, t, kCoarse, std::min(far, best.total()));
          place && place->total() < best.total())
        best = *place;
  }
  if (best.triangle < 0 || best.distance >= far) return std::nullopt;
  return leastAlong(solid, a, best.triangle, kFine, INFINITY);
}

/// The groups' trees, the nearest first.
std::vector<std::pair<double, int>> rootsByBound(const TriangleSolid& solid, const Segment& a) {
  const NodeBound bound(a);
  std::vector<std::pair<double, int>> roots;
  for (int group = 0; group < TriangleSolid::kGroups; ++group)
    if (const int root = solid.root(group); root >= 0)
      roots.emplace_back(bound.of(solid.nodes()[root]), root);
  std::ranges::sort(roots);
  return roots;
}

/// Second derivative of the distance of a point to a part of a triangle, by the point.
Matrix3 hessianOf(const TriangleSolid& solid, const Place& place, const Vector3& n) {
  if (place.on.part == TrianglePart::Face) return Matrix3::Zero();
  Matrix3 across = Matrix3::Identity() - n * n.transpose();
  if (place.on.part >= TrianglePart::Edge01) {
    const int from = static_cast<int>(place.on.part) - static_cast<int>(TrianglePart::Edge01);
    const Triangle& triangle = solid.triangles()[place.triangle];
    const Vector3 along =
        (solid.corner(triangle, (from + 1) % 3) - solid.corner(triangle, from)).normalized();
    across -= along * along.transpose();
  }
  return across / std::max(place.distance, kLeastRounding);
}

NearestPoints inWorld(const TriangleSolid& solid, const Segment& a_W, const Segment& a, const Matrix3& R,
                      const Place& place) {
  const Vector3 n = (a.at(place.s) - place.on.point) / place.distance;
  NearestPoints near;
  near.edgeA = a_W.edge();
  near.a = a_W.at(place.s);
  near.normal = R * n;
  near.b = near.a - place.distance * near.normal;
  near.distance = place.total();
  near.A = near.B = R * hessianOf(solid, place, n) * R.transpose();
  if (place.s > 0.0 && place.s < 1.0)
    near.inverseK(0, 0) = 1.0 / (near.edgeA.dot(near.A * near.edgeA) + 2.0 * kNearestMiddle);
  return near;
}

double sharpened(double distance) { return distance + kMeshSharp * std::log(distance); }

/// Where h has that value; h is concave, so that Newton's steps from below do not overshoot.
double unsharpened(double h, double below) {
  constexpr int kSteps = 50;
  double d = below, step = d;
  for (int k = 0; k < kSteps && std::abs(step) > 1e-15 * d; ++k) {
    step = (h - sharpened(d)) / (1.0 + kMeshSharp / d);
    d += step;
  }
  return d;
}

void blend(NearestToMesh& near) {
  near.least = INFINITY;
  for (int k = 0; k < near.count; ++k) near.least = std::min(near.least, near.places[k].distance);
  const double least = sharpened(near.least);
  double sum = 0.0;
  for (int k = 0; k < near.count; ++k) {
    near.weights[k] = std::exp((least - sharpened(near.places[k].distance)) / kMeshBlend);
    sum += near.weights[k];
  }
  const double lessThanLeast = near.least * std::pow(sum, -kMeshBlend / kMeshSharp);
  near.distance =
      near.count == 1 ? near.least : unsharpened(least - kMeshBlend * std::log(sum), lessThanLeast);
  const auto slope = [](double d) { return 1.0 + kMeshSharp / d; };
  const auto turn = [](double d) { return -kMeshSharp / (d * d); };
  const double own = slope(near.distance);
  for (int k = 0; k < near.count; ++k) {
    const double share = near.weights[k] / (sum * own), d = near.places[k].distance;
    near.weights[k] = share * slope(d);
    near.bends[k] = share * (turn(d) - slope(d) * slope(d) / kMeshBlend);
  }
  near.bend = own / kMeshBlend - turn(near.distance) / own;
}

}  // namespace

NearestToMesh nearestPoints(const Segment& a, const MeshBody& mesh, double far) {
  const TriangleSolid& solid = *mesh.solid;
  const Pose X_BW = mesh.X_WB.inverse();
  const Segment a_B{X_BW * a.from, X_BW * a.to};
  std::array<Place, TriangleSolid::kGroups> places;
  int count = 0;
  double reach = far;
  Place nearest;
  for (const auto& [bound, root] : rootsByBound(solid, a_B)) {
    if (bound >= reach) break;
    const std::optional<Place> place = nearestOfGroup(solid, a_B, root, reach);
    if (!place) continue;
    places[count++] = *place;
    if (place->total() < nearest.total()) nearest = *place;
    reach = std::min(reach, nearest.total() + kNoShare * kMeshBlend);
  }
  NearestToMesh near;
  if (count == 0 && !solid.isInside(a_B.middle())) return near;
  const bool passes = std::any_of(places.begin(), places.begin() + count,
                                  [](const Place& p) { return p.distance < kThrough; });
  if (count == 0 || passes || solid.isInside(a_B.at(nearest.s))) {
    near.count = 1;
    near.weights[0] = 1.0;
    near.places[0] = shortestWayOut(a, mesh);
    near.distance = near.least = near.places[0].distance;
    return near;
  }
  for (int k = 0; k < count; ++k)
    if (places[k].total() < nearest.total() + kNoShare * kMeshBlend)
      near.places[near.count++] = inWorld(solid, a, a_B, mesh.X_WB.R, places[k]);
  blend(near);
  return near;
}

double distanceTo(const MeshBody& mesh, const Vector3& p_W, double far) {
  return mesh.solid->distance(mesh.X_WB.inverse() * p_W, far);
}

}  // namespace handhold
