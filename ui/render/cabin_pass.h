// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "ui/render/shader_library.h"
#include "ui/scene/cabin/cabin_mesh.h"
#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

/// The walls of cabins. Those that the eye would see from outside are left out, so that nothing hides the
/// person. All light but the shadow is in the vertices: walls fill the picture, and a pixel must cost little.
class CabinPass {
 public:
  explicit CabinPass(ShaderLibrary& shaders) : shaders_(shaders) {}

  void draw(const Scene& scene, const Camera& camera, std::string_view variant);

 private:
  /// On the graphics card, for one size.
  struct Shell {
    explicit Shell(const Vector3& halfSize);

    Vector3 halfSize;
    std::vector<CabinFace> faces;
    VertexArray layout = VertexArray::make();
    Buffer vertices = Buffer::make();
    Buffer indices = Buffer::make();
  };

  const Shell& shellFor(const Vector3& halfSize);
  void drawShell(const Cabin& cabin, const Camera& camera, Program& program);

  ShaderLibrary& shaders_;
  std::vector<Shell> shells_;  ///< the latest last
};

}  // namespace handhold
