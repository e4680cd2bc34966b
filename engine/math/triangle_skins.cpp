// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/triangle_skins.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <tuple>

namespace handhold {

namespace {

/// Of the size of the whole: corners nearer than this are one.
constexpr double kOne = 1e-6;

using Cell = std::array<std::int64_t, 3>;

double sizeOf(const std::vector<Vector3>& corners) {
  if (corners.empty()) return 1.0;
  Vector3 least = corners.front(), most = corners.front();
  for (const Vector3& p : corners) {
    least = least.cwiseMin(p);
    most = most.cwiseMax(p);
  }
  return std::max((most - least).maxCoeff(), 1e-9);
}

/// An edge of a triangle, from its lesser to its greater corner.
struct EdgeUse {
  int low, high, triangle;
  bool isUpwards;  ///< the triangle goes along it from low to high
};

std::vector<EdgeUse> sortedEdges(const std::vector<TriangleCorners>& triangles) {
  std::vector<EdgeUse> edges;
  edges.reserve(3 * triangles.size());
  for (int t = 0; t < static_cast<int>(triangles.size()); ++t)
    for (int k = 0; k < 3; ++k) {
      const int from = triangles[t][k], to = triangles[t][(k + 1) % 3];
      edges.push_back({std::min(from, to), std::max(from, to), t, from < to});
    }
  std::ranges::sort(edges, [](const EdgeUse& a, const EdgeUse& b) {
    return std::tie(a.low, a.high, a.triangle) < std::tie(b.low, b.high, b.triangle);
  });
  return edges;
}

int rootOf(std::vector<int>& parents, int t) {
  while (parents[t] != t) t = parents[t] = parents[parents[t]];
  return t;
}

}  // namespace

WeldedTriangles weldedTriangles(const std::vector<Vector3>& corners) {
  const double cell = kOne * sizeOf(corners);
  std::vector<std::pair<Cell, int>> places;
  places.reserve(corners.size());
  for (int i = 0; i < static_cast<int>(corners.size()); ++i) {
    const Vector3 at = corners[i] / cell;
    places.push_back({{std::llround(at.x()), std::llround(at.y()), std::llround(at.z())}, i});
  }
  std::ranges::sort(places);
  WeldedTriangles welded;
  std::vector<int> names(corners.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (i == 0 || places[i].first != places[i - 1].first) welded.corners.push_back(corners[places[i].second]);
    names[places[i].second] = static_cast<int>(welded.corners.size()) - 1;
  }
  for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
    const TriangleCorners t{names[i], names[i + 1], names[i + 2]};
    if (t[0] != t[1] && t[1] != t[2] && t[2] != t[0]) welded.triangles.push_back(t);
  }
  return welded;
}

TriangleSkins skinsOf(const std::vector<TriangleCorners>& triangles) {
  std::vector<int> parents(triangles.size());
  std::iota(parents.begin(), parents.end(), 0);
  const std::vector<EdgeUse> edges = sortedEdges(triangles);
  std::vector<int> open;  // triangles at edges that do not close
  for (std::size_t i = 0; i < edges.size();) {
    std::size_t end = i + 1;
    while (end < edges.size() && edges[end].low == edges[i].low && edges[end].high == edges[i].high) ++end;
    for (std::size_t k = i + 1; k < end; ++k)
      parents[rootOf(parents, edges[k].triangle)] = rootOf(parents, edges[i].triangle);
    if (end - i != 2 || edges[i].isUpwards == edges[i + 1].isUpwards) open.push_back(edges[i].triangle);
    i = end;
  }
  TriangleSkins skins;
  skins.ofTriangle.resize(triangles.size());
  std::vector<int> names(triangles.size(), -1);
  for (int t = 0; t < static_cast<int>(triangles.size()); ++t) {
    int& name = names[rootOf(parents, t)];
    if (name < 0) {
      name = static_cast<int>(skins.isClosed.size());
      skins.isClosed.push_back(true);
    }
    skins.ofTriangle[t] = name;
  }
  for (const int t : open) skins.isClosed[skins.ofTriangle[t]] = false;
  return skins;
}

}  // namespace handhold
