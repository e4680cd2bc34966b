// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "ui/render/shader_library.h"
#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Smooth lines of a width in pixels.
class LinePass {
 public:
  explicit LinePass(ShaderLibrary& shaders);

  void draw(std::span<const Polyline> lines, const Camera& camera, const ViewSize& size);
  /// The same lines, so many pixels wider on each side, in one colour.
  void drawHalos(std::span<const Polyline> lines, const Camera& camera, const ViewSize& size, Color color);

 private:
  struct Piece {
    Eigen::Vector3f start, end;
    Eigen::Vector4f startColor, endColor;
    Eigen::Vector4f style;  ///< half width, dash, start, length (px)
  };
  static void append(std::vector<Piece>& pieces, const Polyline& line, const Camera& camera,
                     const ViewSize& size);
  void drawPieces(const std::vector<Piece>& pieces) const;

  ShaderLibrary& shaders_;
  VertexArray layout_ = VertexArray::make();
  Buffer pieces_ = Buffer::make();
};

}  // namespace handhold
