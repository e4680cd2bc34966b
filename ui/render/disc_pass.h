// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/render/shader_library.h"
#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Target discs and centre of mass marks: flat round signs drawn by their fragment shader.
class DiscPass {
 public:
  explicit DiscPass(ShaderLibrary& shaders) : shaders_(shaders) {}

  /// In full where seen, faintly where a body hides them.
  void drawTargets(const Scene& scene, const ViewSize& size);
  /// Turned to the viewer, over bodies; their projection lies on the floor.
  void drawCentersOfMass(const Scene& scene, const Camera& camera, const ViewSize& size);

 private:
  void drawDisc(Program& program, const Pose& X_WD, double radius) const;

  ShaderLibrary& shaders_;
  VertexArray empty_ = VertexArray::make();
};

}  // namespace handhold
