// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string_view>

#include "ui/render/shader_library.h"
#include "ui/render/shape.h"
#include "ui/scene/camera.h"

namespace handhold {

/// Draws props, bars, arrows and handles: all copies of one form and material in one call.
class SolidPass {
 public:
  explicit SolidPass(ShaderLibrary& shaders) : shaders_(shaders) {}

  /// variant: as for ShaderLibrary; METAL and PLAIN are added from each solid's material,
  /// BOTH_SIDES for an open mesh, whose back faces are drawn, too.
  void draw(std::span<const Solid> solids, std::string_view variant);
  /// Far to near, so that what lies behind glass is seen through it.
  void drawTranslucent(std::vector<Solid> solids, const Camera& camera, std::string_view variant);
  /// One after the other, of each the nearest surface alone.
  void drawShells(std::span<const Solid> solids, std::string_view variant);
  /// Depth only.
  void drawShadows(std::span<const Solid> solids);
  /// A border of some pixels in one colour, to be covered by the solids themselves.
  void drawHalos(std::span<const Solid> solids, float pixels, const Eigen::Vector4f& color);
  /// The surface in one colour, unlit: for masks.
  void drawFlat(const Solid& solid, const Eigen::Vector4f& color);
  const Shape& shape(Form form);

 private:
  struct MeshShape {
    std::weak_ptr<const TriangleMesh> mesh;
    Shape shape;
  };
  const Shape* shape(const Solid& solid);
  void forgetLostMeshes();
  void drawBatches(std::span<const Solid> solids);

  ShaderLibrary& shaders_;
  std::map<Form, Shape> shapes_;
  std::map<const TriangleMesh*, MeshShape> meshes_;
};

}  // namespace handhold
