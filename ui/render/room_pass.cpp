// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/room_pass.h"

#include <algorithm>
#include <string>

#include "ui/render/frame_block.h"
#include "ui/render/shader_values.h"

namespace handhold {
namespace {

constexpr float kFloorReach = 12.0f;  // m, where it has faded into the background
constexpr std::size_t kMostOccluders = 12;

/// The part of the floor on which the stage's shadow can fall: least x, least z, greatest x, greatest z.
Eigen::Vector4f shadowedFloor(const Eigen::AlignedBox3d& stage, double height) {
  constexpr double kMargin = 0.35;  // m: the shade of closeness reaches beyond the feet
  const Vector3 light = keyDirection();
  Eigen::AlignedBox3d floor;
  for (int i = 0; i < 8; ++i) {
    const Vector3 corner = stage.corner(Eigen::AlignedBox3d::CornerType(i));
    floor.extend(Vector3(corner.x(), height, corner.z()));
    floor.extend(corner - light * ((corner.y() - height) / light.y()));
  }
  const Vector3 center = stage.center();
  const Vector3 reach(kFloorReach, 0.0, kFloorReach);
  const Vector3 low = (floor.min() - Vector3::Constant(kMargin)).cwiseMax(center - reach);
  const Vector3 high = (floor.max() + Vector3::Constant(kMargin)).cwiseMin(center + reach);
  return Eigen::Vector4d(low.x(), low.z(), high.x(), high.z()).cast<float>();
}

}  // namespace

void RoomPass::drawBackground() {
  shaders_.use("background");
  glBindVertexArray(empty_.name());
  glDrawArrays(GL_TRIANGLES, 0, 3);
}

void RoomPass::dressFloor(Program& program, const Scene& scene, const Eigen::AlignedBox3d& stage) const {
  const Vector3 center = stage.center();
  const float height = float(scene.floor->height);
  program.set("center", Eigen::Vector4f(float(center.x()), height, float(center.z()), kFloorReach));
  program.set("stage", shadowedFloor(stage, scene.floor->height));
  program.set("poolColor", asDrawn(scene.theme.floor));
  program.set("gridColor", asDrawn(scene.theme.grid));
  program.set("shadowColor", asDrawn(scene.theme.shadow));
  program.set("spacing", float(scene.floor->spacing));
}

void RoomPass::drawFloor(const Scene& scene, const Eigen::AlignedBox3d& stage,
                         std::span<const Eigen::Vector4f> occluders, std::string_view variant) {
  if (!scene.floor) return;
  const std::size_t count = std::min(occluders.size(), kMostOccluders);
  // The number of occluders is compiled in steps of four, so that few variants exist.
  const std::size_t slots = (count + 3) / 4 * 4;
  std::vector<Eigen::Vector4f> spheres(occluders.begin(), occluders.begin() + std::ptrdiff_t(count));
  spheres.resize(slots, Eigen::Vector4f(0.0f, 1e3f, 0.0f, 1e-3f));
  glBindVertexArray(empty_.name());
  dressFloor(shaders_.use("floor"), scene, stage);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 10);
  Program& lit = shaders_.use("floor", std::string(variant) + " STAGE OCCLUDERS_" + std::to_string(slots));
  dressFloor(lit, scene, stage);
  lit.set("occluders", spheres);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

}  // namespace handhold
