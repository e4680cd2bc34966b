// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>

#include "ui/scene/scene.h"

namespace handhold {
namespace {

using Eigen::Vector3f;

constexpr float kCrease = 0.6f;          // rad
constexpr std::size_t kMostPaired = 64;  // faces at a corner that are looked at by pairs
constexpr float kDirections = 8.0f;      // of more those count as one that look the same way to 1 / 8

struct PlaceLess {
  bool operator()(const Vector3f& a, const Vector3f& b) const {
    return std::lexicographical_compare(a.data(), a.data() + 3, b.data(), b.data() + 3);
  }
};

/// Twice the area times the normal, so that large faces count more.
Vector3f faceNormal(const std::vector<Vector3f>& corners, std::size_t first) {
  return (corners[first + 1] - corners[first]).cross(corners[first + 2] - corners[first]);
}

/// The hub of a fan has as many faces as it has triangles: their pairs would take minutes.
void joinAlike(std::vector<Vector3f>& faces) {
  if (faces.size() <= kMostPaired) return;
  std::map<Vector3f, Vector3f, PlaceLess> alike;
  for (const Vector3f& face : faces) {
    const Vector3f direction = (kDirections * face.normalized()).array().round();
    alike.try_emplace(direction, Vector3f::Zero()).first->second += face;
  }
  faces.clear();
  for (const auto& [direction, sum] : alike) faces.push_back(sum);
}

/// Whether no triangle is seen from behind: each edge lies between two that go round the same way, and what
/// they enclose lies behind them.
bool isClosed(const std::vector<Vector3f>& corners) {
  std::map<Vector3f, std::uint32_t, PlaceLess> places;
  std::vector<std::uint32_t> at;
  for (const Vector3f& corner : corners)
    at.push_back(places.try_emplace(corner, std::uint32_t(places.size())).first->second);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges, reversed;
  double volume = 0.0;
  for (std::size_t i = 0; i + 2 < at.size(); i += 3) {
    if (at[i] == at[i + 1] || at[i + 1] == at[i + 2] || at[i + 2] == at[i]) continue;
    volume += double(corners[i].dot(corners[i + 1].cross(corners[i + 2])));
    for (std::size_t k = 0; k < 3; ++k) {
      edges.emplace_back(at[i + k], at[i + (k + 1) % 3]);
      reversed.emplace_back(at[i + (k + 1) % 3], at[i + k]);
    }
  }
  std::ranges::sort(edges);
  std::ranges::sort(reversed);
  return volume > 0.0 && edges == reversed;
}

}  // namespace

TriangleMesh meshFromTriangles(const std::vector<Vector3f>& corners, const std::stop_token& stop) {
  std::map<Vector3f, std::vector<Vector3f>, PlaceLess> facesAt;
  const std::size_t count = corners.size() / 3 * 3;
  for (std::size_t i = 0; i < count && !stop.stop_requested(); ++i)
    facesAt[corners[i]].push_back(faceNormal(corners, i / 3 * 3));
  for (auto& [corner, faces] : facesAt) joinAlike(faces);
  TriangleMesh mesh;
  const float smooth = std::cos(kCrease);
  for (std::size_t i = 0; i < count; ++i) {
    if (stop.stop_requested()) return {};
    const Vector3f own = faceNormal(corners, i / 3 * 3);
    Vector3f normal = own;
    for (const Vector3f& other : facesAt[corners[i]]) {
      if (own.normalized().dot(other.normalized()) > smooth) normal += other;
    }
    mesh.positions.push_back(corners[i]);
    mesh.normals.push_back(normal.normalized());
    if (i % 3 == 2) mesh.triangles.push_back({std::uint32_t(i - 2), std::uint32_t(i - 1), std::uint32_t(i)});
  }
  mesh.isOpen = !isClosed(corners);
  return mesh;
}

}  // namespace handhold
