// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/stage.h"

#include <algorithm>

#include "ui/scene/figure_picking.h"

namespace handhold {
namespace {

constexpr double kShadowReach = 3.0;     // m around the people in which bodies cast shadows
constexpr double kOccluderHeight = 0.6;  // m above the floor in which a body darkens it

}  // namespace

Eigen::AlignedBox3d stageOf(const Scene& scene) {
  Eigen::AlignedBox3d people;
  for (const FigureInstance& figure : scene.figures) {
    if (isGhost(figure)) continue;
    people.extend(figureBounds(figure));
    for (const StickLimb& limb : figure.limbs) people.extend(limb.a).extend(limb.b);
  }
  Eigen::AlignedBox3d stage = people;
  const Vector3 reach = Vector3::Constant(kShadowReach);
  for (const Solid& solid : scene.solids) {
    if (solid.shade == Shade::None) continue;
    Eigen::AlignedBox3d box = boundsOf(solid);
    if (!people.isEmpty())
      box = box.intersection(Eigen::AlignedBox3d(people.min() - reach, people.max() + reach));
    if (!box.isEmpty()) stage.extend(box);
  }
  if (stage.isEmpty()) stage = bounds(scene);
  if (scene.floor) stage.extend(Vector3(stage.center().x(), scene.floor->height, stage.center().z()));
  return stage;
}

std::vector<Eigen::Vector4f> occludersOf(const Scene& scene, std::size_t most) {
  std::vector<Eigen::Vector4f> spheres;
  if (!scene.floor) return spheres;
  for (const FigureInstance& figure : scene.figures) {
    if (isGhost(figure)) continue;
    const auto parts = partSpheres(figure);
    spheres.insert(spheres.end(), parts.begin(), parts.end());
  }
  const float limit = float(scene.floor->height + kOccluderHeight);
  std::erase_if(spheres, [&](const Eigen::Vector4f& sphere) { return sphere.y() > limit; });
  std::sort(spheres.begin(), spheres.end(),
            [](const Eigen::Vector4f& a, const Eigen::Vector4f& b) { return a.y() < b.y(); });
  if (spheres.size() > most) spheres.resize(most);
  return spheres;
}

}  // namespace handhold
