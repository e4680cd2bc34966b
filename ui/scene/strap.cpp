// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/strap.h"

#include <algorithm>

namespace handhold {

namespace {

constexpr double kThick = 0.005;  // m

class BandWriter {
 public:
  /// Counter-clockwise as seen from where both normals point.
  void quad(const std::array<Vector3, 4>& corners, const Vector3& first, const Vector3& second) {
    const auto at = std::uint32_t(mesh_.positions.size());
    for (std::size_t i = 0; i < 4; ++i) {
      mesh_.positions.push_back(corners[i].cast<float>());
      mesh_.normals.push_back((i < 2 ? first : second).cast<float>());
    }
    const bool faces = (corners[1] - corners[0]).cross(corners[2] - corners[0]).dot(first + second) > 0.0;
    const std::uint32_t b = faces ? 1 : 3, d = faces ? 3 : 1;
    mesh_.triangles.push_back({at, at + b, at + 2});
    mesh_.triangles.push_back({at, at + 2, at + d});
  }
  TriangleMesh take() {
    mesh_.isOpen = true;  // towards what it lies on
    return std::move(mesh_);
  }

 private:
  TriangleMesh mesh_;
};

}  // namespace

Solid strapBetween(const StrapEdge& a, const StrapEdge& b, Color color) {
  BandWriter band;
  for (std::size_t i = 0; i + 1 < std::min(a.points.size(), b.points.size()); ++i) {
    const auto top = [&](const StrapEdge& edge, std::size_t k) {
      return Vector3(edge.points[k] + kThick * edge.out[k]);
    };
    band.quad({top(a, i), top(b, i), top(b, i + 1), top(a, i + 1)}, a.out[i], a.out[i + 1]);
    const Vector3 across = (b.points[i] - a.points[i]).normalized();
    band.quad({a.points[i], top(a, i), top(a, i + 1), a.points[i + 1]}, -across, -across);
    band.quad({b.points[i], top(b, i), top(b, i + 1), b.points[i + 1]}, across, across);
  }
  Solid strap;
  strap.form = Form::Mesh;
  strap.color = color;
  strap.mesh = std::make_shared<const TriangleMesh>(band.take());
  return strap;
}

}  // namespace handhold
