// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "ui/render/shader_library.h"
#include "ui/scene/scene.h"

namespace handhold {

/// What surrounds the person: background, floor with shadow and grid.
class RoomPass {
 public:
  explicit RoomPass(ShaderLibrary& shaders) : shaders_(shaders) {}

  /// Behind everything that is already there.
  void drawBackground();
  /// stage: what casts shadows. occluders: spheres (centre, radius) whose closeness darkens the floor.
  void drawFloor(const Scene& scene, const Eigen::AlignedBox3d& stage,
                 std::span<const Eigen::Vector4f> occluders, std::string_view variant);

 private:
  void dressFloor(Program& program, const Scene& scene, const Eigen::AlignedBox3d& stage) const;

  ShaderLibrary& shaders_;
  VertexArray empty_ = VertexArray::make();
};

}  // namespace handhold
