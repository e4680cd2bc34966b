// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/prop_meshes.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

/// A field serves all hands about its middle: cubes stand on steps (m), so many are kept.
constexpr double kCubeStep = 0.04;
constexpr std::size_t kMostFields = 8;

}  // namespace

MeshCorners cornersOf(const Prop& prop, const TriangleMesh& mesh) {
  MeshCorners corners;
  corners.reserve(3 * mesh.triangles.size());
  for (const auto& triangle : mesh.triangles)
    for (const std::uint32_t corner : triangle)
      corners.push_back(mesh.positions[corner].cast<double>().cwiseProduct(prop.size));
  return corners;
}

void PropMeshes::set(ByFile meshes) { meshes_ = std::move(meshes); }

std::shared_ptr<const TriangleMesh> PropMeshes::of(const Prop& prop) const {
  const auto found = prop.kind == PropKind::Mesh ? meshes_.find(prop.file) : meshes_.end();
  return found == meshes_.end() ? nullptr : found->second;
}

std::shared_ptr<const HeldField> PropMeshes::about(const Prop& prop, const Vector3& p_P) {
  const std::shared_ptr<const TriangleMesh> mesh = of(prop);
  if (!mesh) return nullptr;
  const Vector3 middle = kCubeStep * (p_P / kCubeStep).array().round().matrix();
  const auto known = std::ranges::find_if(measured_, [&](const Measured& one) {
    return one.mesh == mesh && one.size == prop.size && one.middle == middle;
  });
  if (known != measured_.end()) return known->field;
  if (measured_.size() == kMostFields) measured_.erase(measured_.begin());
  const auto field = std::make_shared<const HeldField>(cornersOf(prop, *mesh), middle);
  measured_.push_back({mesh, prop.size, middle, field});
  return field;
}

}  // namespace handhold
