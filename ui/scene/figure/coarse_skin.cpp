// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/coarse_skin.h"

#include <algorithm>

#include "ui/scene/figure/decimation.h"

namespace handhold {
namespace {

Vector3 restingAt(const FigureVertex& vertex) {
  return {vertex.position[0], vertex.position[1], vertex.position[2]};
}

SurfaceMesh surfaceOf(const FigureMesh& skin) {
  SurfaceMesh surface;
  for (const FigureVertex& vertex : skin.vertices) surface.points.push_back(restingAt(vertex));
  for (std::size_t i = 0; i < skin.indices.size(); i += 3)
    surface.triangles.push_back({int(skin.indices[i]), int(skin.indices[i + 1]), int(skin.indices[i + 2])});
  return surface;
}

FigureVertex cornerAt(const Vector3& point, const FigureMesh& skin) {
  const auto away = [&](const FigureVertex& vertex) { return (restingAt(vertex) - point).squaredNorm(); };
  FigureVertex vertex = *std::ranges::min_element(skin.vertices, {}, away);
  for (std::size_t i = 0; i < 3; ++i) vertex.position[i] = float(point[Eigen::Index(i)]);
  return vertex;
}

}  // namespace

FigureMesh coarseSkin(const FigureMesh& skin, int triangles) {
  const SurfaceMesh surface = decimate(surfaceOf(skin), {triangles, nullptr, {}});
  FigureMesh coarse;
  for (const Vector3& point : surface.points) coarse.vertices.push_back(cornerAt(point, skin));
  for (const auto& corners : surface.triangles)
    for (const int corner : corners) coarse.indices.push_back(static_cast<std::uint32_t>(corner));
  return coarse;
}

}  // namespace handhold
