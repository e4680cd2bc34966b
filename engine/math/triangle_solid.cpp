// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/triangle_solid.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <queue>

#include "engine/math/triangle_ray.h"
#include "engine/math/triangle_skins.h"

namespace handhold {

namespace {

constexpr int kLeaf = 2;  // triangles

int groupOf(const Vector3& normal) {
  int axis = 0;
  normal.cwiseAbs().maxCoeff(&axis);
  return 2 * axis + (normal[axis] < 0.0 ? 1 : 0);
}

double outside(const TriangleSolid::Node& node, const Vector3& p) {
  return (node.least - p).cwiseMax(p - node.most).cwiseMax(0.0).norm();
}

/// Of a ray along no axis; a box of no thickness is passed, too.
bool isPassedBy(const Vector3& p, const Vector3& way, const TriangleSolid::Node& node) {
  double from = 0.0, to = INFINITY;
  for (int k = 0; k < 3; ++k) {
    const double one = (node.least[k] - p[k]) / way[k], other = (node.most[k] - p[k]) / way[k];
    from = std::max(from, std::min(one, other));
    to = std::min(to, std::max(one, other));
  }
  return from <= to;
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
  const TriangleSkins skins = skinsOf(welded.triangles);
  turnOutwards(welded, skins);
  corners_ = std::move(welded.corners);
  grain_ = welded.grain;
  for (const Vector3& p : corners_) middle_ += p / static_cast<double>(corners_.size());
  for (std::size_t t = 0; t < welded.triangles.size(); ++t)
    triangles_.push_back({.corners = welded.triangles[t], .isClosed = skins.isClosed[skins.ofTriangle[t]]});
  for (Triangle& t : triangles_)
    t.normal = (corner(t, 1) - corner(t, 0)).cross(corner(t, 2) - corner(t, 0)).stableNormalized();
  hasInside_ = std::ranges::any_of(triangles_, &Triangle::isClosed);
  group();
  markBorders();
  if (hasInside_ && skins.isClosed.size() > 1) bury();
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

void TriangleSolid::markBorders() {
  std::map<std::pair<int, int>, int> uses;
  const auto edge = [](const Triangle& t, int k) {
    return std::minmax({t.corners[k], t.corners[(k + 1) % 3]});
  };
  for (const Triangle& t : triangles_)
    for (int k = 0; k < 3 && !t.isClosed; ++k) ++uses[edge(t, k)];
  for (Triangle& t : triangles_)
    for (int k = 0; k < 3 && !t.isClosed; ++k) t.isBorder[k] = uses[edge(t, k)] == 1;
}

/// Told by the middle and by places near the corners, as another part may cover some of a triangle.
void TriangleSolid::bury() {
  for (Triangle& t : triangles_) {
    const Vector3 middle = (corner(t, 0) + corner(t, 1) + corner(t, 2)) / 3.0;
    const auto isCovered = [&](const Vector3& p) { return !leadsOut(p, t.normal); };
    t.isBuried = isCovered(middle);
    for (int k = 0; k < 3 && t.isBuried; ++k) t.isBuried = isCovered(0.9 * corner(t, k) + 0.1 * middle);
  }
}

int TriangleSolid::openCount() const {
  return static_cast<int>(std::ranges::count(triangles_, false, &Triangle::isClosed));
}

/// None where the ray passes too near an edge.
std::optional<int> TriangleSolid::crossings(const Vector3& p, const Vector3& way) const {
  int sum = 0;
  std::vector<int> open;
  for (const int root : roots_)
    if (root >= 0) open.push_back(root);
  while (!open.empty()) {
    const Node& node = nodes_[open.back()];
    open.pop_back();
    if (!isPassedBy(p, way, node)) continue;
    if (!node.isLeaf()) {
      open.insert(open.end(), {node.first, node.first + 1});
      continue;
    }
    for (int t = node.first; t < node.first + node.count; ++t) {
      if (!triangles_[t].isClosed) continue;
      const auto one =
          rayCrossing(p, way, corner(triangles_[t], 0), corner(triangles_[t], 1), corner(triangles_[t], 2));
      if (!one) return std::nullopt;
      sum += *one;
    }
  }
  return sum;
}

/// Along rays that leave the whole by the shorter side.
int TriangleSolid::windingAt(const Vector3& p) const {
  const auto outwards = [&](const Vector3& way) {
    return Vector3((p - middle_).dot(way) < 0.0 ? -way : way);
  };
  for (const Vector3& way : rays())
    if (const auto sum = crossings(p, outwards(way))) return *sum;
  const Vector3& way = rays().front();  // it lies on an edge
  return crossings(p + grain_ * way, way).value_or(0);
}

/// Of those that are accepted, which may take its time: boxes and triangles are looked at as they come near.
template <class Accept>
std::optional<TriangleSolid::Nearest> TriangleSolid::search(const Vector3& p, const std::vector<int>& roots,
                                                            double far, const Accept& accept) const {
  struct Step {
    int node;  ///< negative: a triangle
    Nearest found;
    bool operator<(const Step& other) const { return found.distance > other.found.distance; }
  };
  std::priority_queue<Step> open;
  const auto add = [&](const Step& step) {
    if (step.found.distance < far) open.push(step);
  };
  for (const int root : roots) add({root, {outside(nodes_[root], p), 0, {}}});
  while (!open.empty()) {
    const Step step = open.top();
    open.pop();
    if (step.node < 0) {
      if (accept(step.found)) return step.found;
      continue;
    }
    const Node& node = nodes_[step.node];
    if (!node.isLeaf()) {
      for (const int child : {node.first, node.first + 1}) add({child, {outside(nodes_[child], p), 0, {}}});
      continue;
    }
    for (int t = node.first; t < node.first + node.count; ++t) {
      Nearest found{0.0, t, nearestOn(triangles_[t], p)};
      found.distance = (p - found.on.point).norm();
      add({-1, found});
    }
  }
  return std::nullopt;
}

std::optional<TriangleSolid::Nearest> TriangleSolid::nearest(const Vector3& p, double far) const {
  std::vector<int> open;
  for (const int root : roots_)
    if (root >= 0) open.push_back(root);
  return search(p, open, far, [](const Nearest&) { return true; });
}

std::optional<TriangleSolid::Nearest> TriangleSolid::wayOut(const Vector3& p, int group, double far) const {
  if (roots_[group] < 0) return std::nullopt;
  return search(p, {roots_[group]}, far, [&](const Nearest& found) {
    const Triangle& t = triangles_[found.triangle];
    if (!t.isClosed || t.isBuried) return false;
    return leadsOut(found.on.point,
                    found.distance > grain_ ? Vector3((found.on.point - p) / found.distance) : t.normal);
  });
}

double TriangleSolid::distance(const Vector3& p, double far) const {
  double least = far;
  if (!isInside(p)) {
    if (const auto found = nearest(p, far)) least = found->distance;
    return least;
  }
  for (int group = 0; group < kGroups; ++group)
    if (const auto found = wayOut(p, group, least)) least = found->distance;
  return -least;
}

}  // namespace handhold
