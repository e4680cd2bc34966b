// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/triangle_skins.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <tuple>
#include <unordered_map>

#include "engine/math/triangle_ray.h"

namespace handhold {

namespace {

/// Of the size of the whole: corners nearer than this are one.
constexpr double kOne = 1e-6;
constexpr double kCell = 16.0;  // of that, along a cell

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

/// Gives corners that are one the name of the first of them. Cells are much wider than that, so that few
/// corners have to look into more than one.
class Welder {
 public:
  explicit Welder(double one) : one_(one) {}

  int name(const Vector3& p) {
    const Cell low = cellOf(p - Vector3::Constant(one_)), high = cellOf(p + Vector3::Constant(one_));
    for (std::int64_t x = low[0]; x <= high[0]; ++x)
      for (std::int64_t y = low[1]; y <= high[1]; ++y)
        for (std::int64_t z = low[2]; z <= high[2]; ++z)
          if (const auto known = cells_.find({x, y, z}); known != cells_.end())
            for (const int i : known->second)
              if ((corners_[i] - p).norm() <= one_) return i;
    cells_[cellOf(p)].push_back(static_cast<int>(corners_.size()));
    corners_.push_back(p);
    return static_cast<int>(corners_.size()) - 1;
  }

  const std::vector<Vector3>& corners() const { return corners_; }

 private:
  using Cell = std::array<std::int64_t, 3>;
  struct Hash {
    std::size_t operator()(const Cell& cell) const {
      return std::size_t(cell[0]) * 73856093u ^ std::size_t(cell[1]) * 19349663u ^
             std::size_t(cell[2]) * 83492791u;
    }
  };

  Cell cellOf(const Vector3& p) const {
    const Vector3 at = (p / (kCell * one_)).array().floor();
    return {std::int64_t(at.x()), std::int64_t(at.y()), std::int64_t(at.z())};
  }

  double one_;
  std::vector<Vector3> corners_;
  std::unordered_map<Cell, std::vector<int>, Hash> cells_;
};

/// Exports with both sides have each triangle twice, once either way round, and then no inside: of skins all
/// of whose triangles are doubled the first ones stay. Two things with a common wall are no such skin.
void dropBacks(std::vector<TriangleCorners>& triangles) {
  std::vector<std::pair<TriangleCorners, int>> sorted;
  for (int t = 0; t < static_cast<int>(triangles.size()); ++t) {
    TriangleCorners corners = triangles[t];
    std::ranges::sort(corners);
    sorted.emplace_back(corners, t);
  }
  std::ranges::sort(sorted);
  std::vector<bool> isBack(triangles.size()), isDoubled(triangles.size());
  for (std::size_t i = 1; i < sorted.size(); ++i)
    if (sorted[i].first == sorted[i - 1].first) {
      isBack[sorted[i].second] = true;
      isDoubled[sorted[i].second] = isDoubled[sorted[i - 1].second] = true;
    }
  const TriangleSkins skins = skinsOf(triangles);
  std::vector<bool> isWhole(skins.isClosed.size(), true);
  for (std::size_t t = 0; t < triangles.size(); ++t)
    if (!isDoubled[t]) isWhole[skins.ofTriangle[t]] = false;
  std::vector<TriangleCorners> left;
  for (std::size_t t = 0; t < triangles.size(); ++t)
    if (!isBack[t] || !isWhole[skins.ofTriangle[t]]) left.push_back(triangles[t]);
  triangles = std::move(left);
}

/// A closed skin: six times its volume, negative where it winds inwards, and the box about it.
struct SkinMeasure {
  int name = 0;
  double volume = 0.0;
  Vector3 least = Vector3::Constant(INFINITY), most = Vector3::Constant(-INFINITY);
  std::vector<int> triangles;
  bool isInwards() const { return volume < 0.0; }
  bool hasInBox(const SkinMeasure& other) const {
    return (least.array() < other.least.array()).all() && (most.array() > other.most.array()).all();
  }
};

/// The greatest first.
std::vector<SkinMeasure> measuresOf(const WeldedTriangles& welded, const TriangleSkins& skins) {
  std::vector<SkinMeasure> measures(skins.isClosed.size());
  for (std::size_t t = 0; t < welded.triangles.size(); ++t) {
    SkinMeasure& measure = measures[skins.ofTriangle[t]];
    measure.name = skins.ofTriangle[t];
    measure.triangles.push_back(static_cast<int>(t));
    std::array<Vector3, 3> c;
    for (int k = 0; k < 3; ++k) {
      c[k] = welded.corners[welded.triangles[t][k]];
      measure.least = measure.least.cwiseMin(c[k]);
      measure.most = measure.most.cwiseMax(c[k]);
      c[k] -= welded.corners[welded.triangles[measure.triangles.front()][0]];
    }
    measure.volume += c[0].dot(c[1].cross(c[2]));
  }
  std::erase_if(measures, [&](const SkinMeasure& m) { return !skins.isClosed[m.name]; });
  std::ranges::stable_sort(measures, std::ranges::greater(),
                           [](const SkinMeasure& m) { return std::abs(m.volume); });
  return measures;
}

bool encloses(const WeldedTriangles& welded, const SkinMeasure& skin, const Vector3& p) {
  for (const Vector3& way : rays()) {
    std::optional<int> sum = 0;
    for (std::size_t i = 0; i < skin.triangles.size() && sum; ++i) {
      const TriangleCorners& t = welded.triangles[skin.triangles[i]];
      const auto one = rayCrossing(p, way, welded.corners[t[0]], welded.corners[t[1]], welded.corners[t[2]]);
      sum = one ? std::optional(*sum + *one) : std::nullopt;
    }
    if (sum) return *sum != 0;
  }
  return false;
}

}  // namespace

WeldedTriangles weldedTriangles(const std::vector<Vector3>& corners) {
  WeldedTriangles welded;
  welded.grain = kOne * sizeOf(corners);
  Welder welder(welded.grain);
  for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
    const TriangleCorners t{welder.name(corners[i]), welder.name(corners[i + 1]),
                            welder.name(corners[i + 2])};
    if (t[0] != t[1] && t[1] != t[2] && t[2] != t[0]) welded.triangles.push_back(t);
  }
  welded.corners = welder.corners();
  dropBacks(welded.triangles);
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
    const auto upwards = std::count_if(edges.begin() + i, edges.begin() + end,
                                       [](const EdgeUse& use) { return use.isUpwards; });
    if (2 * upwards != static_cast<std::ptrdiff_t>(end - i)) open.push_back(edges[i].triangle);
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

void turnOutwards(WeldedTriangles& welded, const TriangleSkins& skins) {
  const std::vector<SkinMeasure> measures = measuresOf(welded, skins);
  for (std::size_t i = 0; i < measures.size(); ++i) {
    const SkinMeasure* teller = &measures[i];
    const Vector3& corner = welded.corners[welded.triangles[measures[i].triangles.front()][0]];
    for (std::size_t k = 0; k < i && teller == &measures[i]; ++k) {
      const bool matters = measures[k].isInwards() || measures[i].isInwards();
      if (matters && measures[k].hasInBox(measures[i]) && encloses(welded, measures[k], corner))
        teller = &measures[k];
    }
    if (!teller->isInwards()) continue;
    for (const int t : measures[i].triangles) std::swap(welded.triangles[t][1], welded.triangles[t][2]);
  }
}

}  // namespace handhold
