// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure_picking.h"

#include <algorithm>
#include <cmath>

#include "ui/scene/figure/figure_mesh.h"
#include "ui/scene/ray_intersection.h"

namespace handhold {
namespace {

constexpr int kPickLevel = 1;
constexpr int kCoarseLevel = 2;
constexpr std::size_t kOneIn = 16;  // vertices that tell the middle

Eigen::Vector3f posed(const FigureVertex& vertex, const FigureInstance& instance) {
  const Eigen::Vector4f rest(vertex.position[0], vertex.position[1], vertex.position[2], 1.0f);
  Eigen::Vector3f position = Eigen::Vector3f::Zero();
  for (std::size_t i = 0; i < 4; ++i) {
    if (vertex.weight[i] > 0.0f) position += vertex.weight[i] * (instance.palette[vertex.bone[i]] * rest);
  }
  return position;
}

}  // namespace

bool hasSkin(const FigureInstance& instance) {
  return instance.figure && instance.look != FigureLook::Stick && !instance.palette.empty();
}

bool isOfHead(const Figure& figure, const FigureVertex& vertex) {
  return figure.palette[vertex.bone[0]].name.starts_with("head");
}

std::vector<Eigen::Vector3f> posedVertices(const FigureInstance& instance, int level) {
  std::vector<Eigen::Vector3f> positions;
  if (!hasSkin(instance)) return positions;
  const auto& vertices = instance.figure->body[std::size_t(level)].vertices;
  positions.reserve(vertices.size());
  for (const FigureVertex& vertex : vertices) positions.push_back(posed(vertex, instance));
  return positions;
}

std::optional<FigureHit> hitFigure(const FigureInstance& instance, const Ray& ray) {
  const auto positions = posedVertices(instance, kPickLevel);
  std::optional<FigureHit> nearest;
  if (positions.empty()) return nearest;
  const FigureMesh& mesh = instance.figure->body[kPickLevel];
  const auto isLeftOut = [&](std::size_t i) {
    return instance.head == HeadShown::LeftOut && isOfHead(*instance.figure, mesh.vertices[mesh.indices[i]]);
  };
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const auto corner = [&](std::size_t k) { return Vector3(positions[mesh.indices[i + k]].cast<double>()); };
    const auto t = hitTriangle(ray, corner(0), corner(1), corner(2));
    if (t && !isLeftOut(i) && (!nearest || *t < nearest->distance))
      nearest = {*t, mesh.vertices[mesh.indices[i]].part};
  }
  return nearest;
}

double skinAround(const FigureInstance& instance, const Vector3& p_W) {
  const auto positions = posedVertices(instance, kPickLevel);
  if (positions.empty()) return 0.0;
  const std::vector<std::uint32_t>& indices = instance.figure->body[kPickLevel].indices;
  const auto corner = [&](std::size_t k) { return Vector3(positions[indices[k]].cast<double>()); };
  double around = 0.0;
  for (std::size_t i = 0; i + 2 < indices.size(); i += 3)
    around += solidAngle(p_W, corner(i), corner(i + 1), corner(i + 2));
  return around;
}

Eigen::AlignedBox3d figureBounds(const FigureInstance& instance) {
  return partBounds(instance, kWholeFigure);
}

Vector3 figureMiddle(const FigureInstance& instance) {
  Eigen::Vector3f sum = Eigen::Vector3f::Zero();
  if (!hasSkin(instance)) return Vector3::Zero();
  const auto& vertices = instance.figure->body[kCoarseLevel].vertices;
  float count = 0.0f;
  for (std::size_t i = 0; i < vertices.size(); i += kOneIn, ++count) sum += posed(vertices[i], instance);
  return (sum / std::max(1.0f, count)).cast<double>();
}

Eigen::AlignedBox3d partBounds(const FigureInstance& instance, int part) {
  Eigen::AlignedBox3d box;
  if (!hasSkin(instance)) return box;
  for (const FigureVertex& vertex : instance.figure->body[kCoarseLevel].vertices) {
    if (part == kWholeFigure || vertex.part == part) box.extend(posed(vertex, instance).cast<double>());
  }
  return box;
}

std::vector<Eigen::Vector4f> partSpheres(const FigureInstance& instance) {
  const auto positions = posedVertices(instance, kCoarseLevel);
  if (positions.empty()) return {};
  const auto& vertices = instance.figure->body[kCoarseLevel].vertices;
  std::vector<Eigen::AlignedBox3f> boxes(instance.figure->parts.size());
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (vertices[i].part < boxes.size()) boxes[vertices[i].part].extend(positions[i]);
  }
  std::vector<Eigen::Vector4f> spheres;
  for (const auto& box : boxes) {
    if (box.isEmpty()) continue;
    // As much cross section as the part has: between its thinnest and its longest half extent.
    const Eigen::Vector3f half = 0.5f * box.sizes();
    spheres.emplace_back(box.center().x(), box.center().y(), box.center().z(), std::cbrt(half.prod()));
  }
  return spheres;
}

}  // namespace handhold
