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
constexpr int kRidgeSteps = 20;
/// Where Newton's steps along a segment end.
constexpr double kRidgeStill = 1e-13;
/// As far beyond an edge, and as far to both sides along the segment, nothing may be in its way (m).
constexpr double kBeyond = 1e-5, kBeside = 1e-3;

/// A face of the skin, as a plane in the mesh's axes.
struct Side {
  Vector3 point, out;
  bool isSame(const Side& other) const {
    return out.dot(other.out) > 1.0 - kTiny && std::abs(out.dot(point - other.point)) < 1e-9;
  }
};

/// A face that the segment passes.
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
  double stiffness = 0.0;             ///< second derivative by s; zero: s is an end
  Matrix3 hessian = Matrix3::Zero();  ///< of the gap by the point of the segment
  double total() const { return gap + kNearestMiddle * (s - 0.5) * (s - 0.5); }
};

/// Beyond a plane: the farthest of the segment behind it.
Way beyondPlane(const Segment& a, const Side& side) {
  const double free = 0.5 - side.out.dot(a.edge()) / (2.0 * kNearestMiddle);
  Way way{std::clamp(free, 0.0, 1.0)};
  way.gap = side.out.dot(a.at(way.s) - side.point);
  way.out = side.out;
  if (free > 0.0 && free < 1.0) way.stiffness = 2.0 * kNearestMiddle;
  return way;
}

/// A line, or a point, that the segment lies behind.
struct Ridge {
  Vector3 point;
  Matrix3 flat;    ///< takes off what is along the line
  Vector3 before;  ///< points roughly to where there is room
};

Matrix3 across(const Vector3& unit) { return Matrix3::Identity() - unit * unit.transpose(); }

/// The distance of the two is the gap, and the greatest total along the segment (as gapAcrossEdge of
/// nearest_block).
std::optional<Way> acrossRidge(const Segment& a, const Ridge& ridge) {
  const Vector3 edge = ridge.flat * a.edge();
  const double squared = edge.squaredNorm();
  if (squared < kTiny) return std::nullopt;
  const auto from = [&](double s) { return Vector3(ridge.flat * (a.at(s) - ridge.point)); };
  double s = -from(0.0).dot(edge) / squared, step = 1.0;
  for (int k = 0; k < kRidgeSteps && std::abs(step) > kRidgeStill; ++k) {
    const Vector3 r = from(s);
    const double far = r.norm(), off = s - 0.5;
    step = far < kTiny ? 0.0
                       : (r.dot(edge) - 2.0 * kNearestMiddle * off * far) /
                             (squared - 2.0 * kNearestMiddle * (far + off * r.dot(edge) / far));
    s -= step;
  }
  if (!(std::abs(step) <= kRidgeStill) || s <= 0.0 || s >= 1.0) return std::nullopt;
  Way way{s, -from(s).norm()};
  way.out = way.gap > -kTiny ? Vector3(across(edge.normalized()) * (ridge.flat * ridge.before)).normalized()
                             : Vector3(from(s) / way.gap);
  way.hessian = (ridge.flat - way.out * way.out.transpose()) / std::min(way.gap, -kLeastRounding);
  way.stiffness = a.edge().dot(way.hessian * a.edge()) + 2.0 * kNearestMiddle;
  return way;
}

/// Across the edge between a face that is entered and one that is left.
std::optional<Way> acrossEdge(const Segment& a, const Side& one, const Side& other) {
  const Vector3 edge = a.edge(), along = one.out.cross(other.out);
  if (along.norm() < 1e-6 || one.out.dot(edge) * other.out.dot(edge) >= 0.0) return std::nullopt;
  Matrix3 planes;
  planes << one.out.transpose(), other.out.transpose(), along.transpose();
  const Vector3 point =
      planes.inverse() * Vector3(one.out.dot(one.point), other.out.dot(other.point), along.dot(a.middle()));
  const auto way = acrossRidge(a, {point, across(along.normalized()), one.out + other.out});
  if (!way || way->out.dot(one.out) < 0.0 || way->out.dot(other.out) < 0.0) return std::nullopt;
  return way;
}

/// Across an edge from p to q where the skin ends, whose triangle has its third corner elsewhere.
std::optional<Way> acrossBorder(const Segment& a, const Vector3& p, const Vector3& q, const Vector3& third) {
  const Vector3 along = q - p;
  const Matrix3 flat = across(along.normalized());
  const Vector3 edge = flat * a.edge();
  const double s = -(flat * (a.from - p)).dot(edge) / std::max(edge.squaredNorm(), kTiny);
  const double t = (a.at(s) - p).dot(along) / along.squaredNorm();
  if (t > 0.0 && t < 1.0) return acrossRidge(a, {p, flat, p - third});
  const Vector3& end = t <= 0.0 ? p : q;
  return acrossRidge(a, {end, Matrix3::Identity(), end - third});
}

/// Whether the boxes of the two are farther apart than that along an axis.
bool isApart(const Node& node, const Segment& a, double far) {
  return ((node.least - a.from.cwiseMax(a.to)).array() > far).any() ||
         ((a.from.cwiseMin(a.to) - node.most).array() > far).any();
}

template <class Visit>
void visitNear(const TriangleSolid& solid, const Segment& a, double far, const Visit& visit) {
  std::vector<int> open;
  for (int group = 0; group < TriangleSolid::kGroups; ++group)
    if (solid.root(group) >= 0) open.push_back(solid.root(group));
  while (!open.empty()) {
    const Node& node = solid.nodes()[open.back()];
    open.pop_back();
    if (isApart(node, a, far)) continue;
    if (!node.isLeaf())
      open.insert(open.end(), {node.first, node.first + 1});
    else
      for (int t = node.first; t < node.first + node.count; ++t) visit(solid.triangles()[t]);
  }
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

/// In the order of the segment.
std::vector<Passed> passedBy(const Segment& a, const TriangleSolid& solid) {
  std::vector<Passed> passed;
  visitNear(solid, a, 0.0, [&](const Triangle& t) {
    if (passed.size() == kMostPassed) return;
    if (const auto s = crossing(a, solid.corner(t, 0), solid.corner(t, 1), solid.corner(t, 2)))
      passed.push_back({*s, t.normal, t.isClosed});
  });
  std::ranges::sort(passed, {}, &Passed::s);
  return passed;
}

/// The ways of one segment, of which the best is kept.
class WaysOut {
 public:
  WaysOut(const Segment& a, const TriangleSolid& solid) : a_(a), solid_(solid) {}

  Way best();

 private:
  void consider(const std::optional<Way>& way) {
    if (way && way->total() > best_.total()) best_ = *way;
  }
  void considerAcross(const std::optional<Way>& way) {
    if (way && way->total() > best_.total() && leadsOut(*way)) best_ = *way;
  }
  void addSide(const Side& side);
  void lookFrom(double s);
  void lookBeyondBorders();
  bool leadsOut(const Way& way) const;

  const Segment& a_;
  const TriangleSolid& solid_;
  std::vector<Side> sides_;
  Way best_;
};

void WaysOut::addSide(const Side& side) {
  if (std::ranges::any_of(sides_, [&](const Side& known) { return known.isSame(side); })) return;
  sides_.push_back(side);
  consider(beyondPlane(a_, side));
}

/// Of each group the nearest face, as far as a way beyond it may be the best; an edge or a corner, about
/// which a plane turns as the segment moves, only where there is no face.
void WaysOut::lookFrom(double s) {
  const Vector3 p = a_.at(s);
  if (!solid_.isInside(p)) return;
  std::optional<TriangleSolid::Nearest> nearest;
  for (int group = 0; group < TriangleSolid::kGroups; ++group) {
    const auto found = solid_.wayOut(p, group, -best_.total() + kNearestMiddle);
    if (!found) continue;
    if (found->on.part == TrianglePart::Face)
      addSide({found->on.point, solid_.triangles()[found->triangle].normal});
    if (!nearest || found->distance < nearest->distance) nearest = found;
  }
  if (!sides_.empty() || !nearest || nearest->distance < kTiny) return;
  consider(beyondPlane(a_, {nearest->on.point, (nearest->on.point - p) / nearest->distance}));
}

void WaysOut::lookBeyondBorders() {
  visitNear(solid_, a_, -best_.total(), [&](const Triangle& t) {
    for (int k = 0; k < 3; ++k)
      if (t.isBorder[k])
        considerAcross(acrossBorder(a_, solid_.corner(t, k), solid_.corner(t, (k + 1) % 3),
                                    solid_.corner(t, (k + 2) % 3)));
  });
}

/// Between two faces that meet in a groove, or at a seam, the way ends before another face.
bool WaysOut::leadsOut(const Way& way) const {
  const Vector3 move = (kBeyond - way.gap) * way.out, beside = kBeside * a_.edge().normalized();
  const Segment there{a_.at(way.s) + move - beside, a_.at(way.s) + move + beside};
  return !solid_.isInside(there.from) && !solid_.isInside(there.to) && passedBy(there, solid_).empty();
}

Way WaysOut::best() {
  std::vector<Passed> passed = passedBy(a_, solid_);
  std::erase_if(passed,
                [&](const Passed& p) { return p.isClosed && !solid_.leadsOut(a_.at(p.s), p.normal); });
  bool passesOpen = false;
  for (const Passed& p : passed) {
    passesOpen = passesOpen || !p.isClosed;
    if (p.isClosed)
      addSide({a_.at(p.s), p.normal});
    else
      for (const double side : {-1.0, 1.0}) consider(beyondPlane(a_, {a_.at(p.s), side * p.normal}));
  }
  for (const double s : {0.0, 0.5, 1.0}) lookFrom(s);
  for (std::size_t k = 0; k + 1 < passed.size(); ++k) lookFrom(0.5 * (passed[k].s + passed[k + 1].s));
  for (std::size_t i = 0; i < sides_.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) considerAcross(acrossEdge(a_, sides_[i], sides_[k]));
  if (passesOpen) lookBeyondBorders();
  if (!std::isfinite(best_.gap)) best_.gap = 0.0;  // it touches an edge, and no way is told
  return best_;
}

}  // namespace

NearestPoints shortestWayOut(const Segment& a, const MeshBody& mesh) {
  const Pose X_BW = mesh.X_WB.inverse();
  const Segment a_B{X_BW * a.from, X_BW * a.to};
  const Way way = WaysOut(a_B, *mesh.solid).best();
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
