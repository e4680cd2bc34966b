// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/triangle_solid.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "engine/math/triangle_skins.h"

namespace handhold {

namespace {

constexpr int kLeaf = 2;  // triangles

/// Of a closed skin: six times its volume, negative where it winds inwards, and the box about it.
struct SkinMeasure {
  double volume = 0.0;
  Vector3 least = Vector3::Constant(INFINITY), most = Vector3::Constant(-INFINITY);
  bool isWithin(const SkinMeasure& other) const {
    return (least.array() > other.least.array()).all() && (most.array() < other.most.array()).all();
  }
};

int groupOf(const Vector3& normal) {
  int axis = 0;
  normal.cwiseAbs().maxCoeff(&axis);
  return 2 * axis + (normal[axis] < 0.0 ? 1 : 0);
}

double angleAt(const Vector3& p, const Vector3& a, const Vector3& b) {
  const Vector3 u = a - p, w = b - p;
  return std::atan2(u.cross(w).norm(), u.dot(w));
}

double outside(const TriangleSolid::Node& node, const Vector3& p) {
  return (node.least - p).cwiseMax(p - node.most).cwiseMax(0.0).norm();
}

}  // namespace

OnTriangle nearestOnTriangle(const Vector3& p, const Vector3& a, const Vector3& b, const Vector3& c) {
  const Vector3 ab = b - a, ac = c - a, ap = p - a;
  const double d1 = ab.dot(ap), d2 = ac.dot(ap);
  if (d1 <= 0.0 && d2 <= 0.0) return {a, TrianglePart::Corner0};
  const Vector3 bp = p - b;
  const double d3 = ab.dot(bp), d4 = ac.dot(bp);
  if (d3 >= 0.0 && d4 <= d3) return {b, TrianglePart::Corner1};
  const Vector3 cp = p - c;
  const double d5 = ab.dot(cp), d6 = ac.dot(cp);
  if (d6 >= 0.0 && d5 <= d6) return {c, TrianglePart::Corner2};
  const double vc = d1 * d4 - d3 * d2;
  if (vc <= 0.0 && d1 >= 0.0 && d3 <= 0.0) return {a + d1 / (d1 - d3) * ab, TrianglePart::Edge01};
  const double vb = d5 * d2 - d1 * d6;
  if (vb <= 0.0 && d2 >= 0.0 && d6 <= 0.0) return {a + d2 / (d2 - d6) * ac, TrianglePart::Edge20};
  const double va = d3 * d6 - d5 * d4;
  if (va <= 0.0 && d4 >= d3 && d5 >= d6)
    return {b + (d4 - d3) / ((d4 - d3) + (d5 - d6)) * (c - b), TrianglePart::Edge12};
  const double whole = va + vb + vc;
  return {a + (vb / whole) * ab + (vc / whole) * ac, TrianglePart::Face};
}

TriangleSolid::TriangleSolid(const std::vector<Vector3>& corners) {
  WeldedTriangles welded = weldedTriangles(corners);
  corners_ = std::move(welded.corners);
  const TriangleSkins skins = skinsOf(welded.triangles);
  for (std::size_t t = 0; t < welded.triangles.size(); ++t)
    triangles_.push_back({.corners = welded.triangles[t], .isClosed = skins.isClosed[skins.ofTriangle[t]]});
  hasInside_ = std::ranges::any_of(triangles_, &Triangle::isClosed);
  orient();
  group();
  addNormals();
}

/// Skins that enclose a negative volume are turned, but for cavities.
void TriangleSolid::orient() {
  std::vector<TriangleCorners> triangles;
  for (const Triangle& t : triangles_) triangles.push_back(t.corners);
  const TriangleSkins skins = skinsOf(triangles);
  std::vector<SkinMeasure> measures(skins.isClosed.size());
  for (std::size_t t = 0; t < triangles_.size(); ++t) {
    SkinMeasure& measure = measures[skins.ofTriangle[t]];
    const Triangle& triangle = triangles_[t];
    measure.volume += corner(triangle, 0).dot(corner(triangle, 1).cross(corner(triangle, 2)));
    for (int k = 0; k < 3; ++k) {
      measure.least = measure.least.cwiseMin(corner(triangle, k));
      measure.most = measure.most.cwiseMax(corner(triangle, k));
    }
  }
  for (std::size_t t = 0; t < triangles_.size(); ++t) {
    const SkinMeasure& measure = measures[skins.ofTriangle[t]];
    const auto isAround = [&](const SkinMeasure& other) {
      return other.volume > 0.0 && measure.isWithin(other);
    };
    if (triangles_[t].isClosed && measure.volume < 0.0 && std::ranges::none_of(measures, isAround))
      std::swap(triangles_[t].corners[1], triangles_[t].corners[2]);
  }
  for (Triangle& t : triangles_)
    t.normal = (corner(t, 1) - corner(t, 0)).cross(corner(t, 2) - corner(t, 0)).stableNormalized();
}

void TriangleSolid::group() {
  std::array<std::vector<int>, kGroups> groups;
  for (int t = 0; t < static_cast<int>(triangles_.size()); ++t)
    groups[groupOf(triangles_[t].normal)].push_back(t);
  std::vector<Triangle> ordered;
  ordered.reserve(triangles_.size());
  std::vector<int> order;
  for (const std::vector<int>& group : groups) order.insert(order.end(), group.begin(), group.end());
  int first = 0;
  for (int g = 0; g < kGroups; ++g) {
    const int count = static_cast<int>(groups[g].size());
    roots_[g] = count == 0 ? -1 : static_cast<int>(nodes_.size());
    if (count > 0) {
      nodes_.emplace_back();
      grow(first, count, order);
    }
    first += count;
  }
  for (const int t : order) ordered.push_back(triangles_[t]);
  triangles_ = std::move(ordered);
}

/// Fills the last nodes from one that is there already; halves by the middles along the longest edge.
void TriangleSolid::grow(int first, int count, std::vector<int>& order) {
  struct Part {
    int node, first, count;
  };
  const auto middle = [&](int t, int axis) {
    const Triangle& triangle = triangles_[t];
    return corner(triangle, 0)[axis] + corner(triangle, 1)[axis] + corner(triangle, 2)[axis];
  };
  std::vector<Part> parts{{static_cast<int>(nodes_.size()) - 1, first, count}};
  while (!parts.empty()) {
    const Part part = parts.back();
    parts.pop_back();
    Vector3 least = Vector3::Constant(INFINITY), most = -least;
    for (int i = part.first; i < part.first + part.count; ++i)
      for (int k = 0; k < 3; ++k) {
        least = least.cwiseMin(corner(triangles_[order[i]], k));
        most = most.cwiseMax(corner(triangles_[order[i]], k));
      }
    const bool isLeaf = part.count <= kLeaf;
    const int children = static_cast<int>(nodes_.size());
    nodes_[part.node] = {least, most, isLeaf ? part.first : children, isLeaf ? part.count : 0};
    if (isLeaf) continue;
    int axis = 0;
    (most - least).maxCoeff(&axis);
    const int half = part.count / 2;
    const auto begin = order.begin() + part.first;
    std::nth_element(begin, begin + half, begin + part.count, [&](int a, int b) {
      const double x = middle(a, axis), y = middle(b, axis);
      return x < y || (x == y && a < b);
    });
    nodes_.resize(nodes_.size() + 2);
    parts.push_back({children, part.first, half});
    parts.push_back({children + 1, part.first + half, part.count - half});
  }
}

void TriangleSolid::addNormals() {
  cornerNormals_.assign(corners_.size(), Vector3::Zero());
  struct Use {
    int low, high, triangle, edge;
  };
  std::vector<Use> uses;
  for (int t = 0; t < static_cast<int>(triangles_.size()); ++t) {
    const Triangle& triangle = triangles_[t];
    for (int k = 0; k < 3; ++k) {
      const int from = triangle.corners[k], to = triangle.corners[(k + 1) % 3];
      uses.push_back({std::min(from, to), std::max(from, to), t, k});
      cornerNormals_[from] +=
          angleAt(corners_[from], corners_[to], corner(triangle, (k + 2) % 3)) * triangle.normal;
    }
  }
  std::ranges::sort(uses, [](const Use& a, const Use& b) {
    return std::tie(a.low, a.high, a.triangle) < std::tie(b.low, b.high, b.triangle);
  });
  for (std::size_t i = 0; i < uses.size();) {
    std::size_t end = i;
    Vector3 sum = Vector3::Zero();
    for (; end < uses.size() && uses[end].low == uses[i].low && uses[end].high == uses[i].high; ++end)
      sum += triangles_[uses[end].triangle].normal;
    for (std::size_t k = i; k < end; ++k) triangles_[uses[k].triangle].edgeNormals[uses[k].edge] = sum;
    i = end;
  }
}

const Vector3& TriangleSolid::normalOf(const Triangle& triangle, TrianglePart part) const {
  if (part == TrianglePart::Face) return triangle.normal;
  if (part >= TrianglePart::Edge01)
    return triangle.edgeNormals[static_cast<int>(part) - static_cast<int>(TrianglePart::Edge01)];
  return cornerNormals_[triangle.corners[static_cast<int>(part)]];
}

std::optional<TriangleSolid::Nearest> TriangleSolid::nearest(const Vector3& p, double far) const {
  std::optional<Nearest> best;
  double bound = far;
  std::vector<int> open;
  for (const int root : roots_)
    if (root >= 0) open.push_back(root);
  while (!open.empty()) {
    const Node& node = nodes_[open.back()];
    open.pop_back();
    if (outside(node, p) >= bound) continue;
    if (!node.isLeaf()) {
      const bool isFirst = outside(nodes_[node.first], p) < outside(nodes_[node.first + 1], p);
      open.push_back(node.first + (isFirst ? 1 : 0));
      open.push_back(node.first + (isFirst ? 0 : 1));
      continue;
    }
    for (int t = node.first; t < node.first + node.count; ++t) {
      const OnTriangle on = nearestOn(triangles_[t], p);
      const double distance = (p - on.point).norm();
      if (distance >= bound) continue;
      bound = distance;
      best = {distance, t, on};
    }
  }
  if (!best) return best;
  const Triangle& triangle = triangles_[best->triangle];
  if (triangle.isClosed && (p - best->on.point).dot(normalOf(triangle, best->on.part)) < 0.0)
    best->distance = -best->distance;
  return best;
}

}  // namespace handhold
