// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/render/frame_block.h"
#include "ui/render/picture_target.h"
#include "ui/render/shader_library.h"

namespace handhold {

/// Ambient occlusion: things darken where others are close, which sets hands on bars and feet on floors.
class OcclusionPass {
 public:
  explicit OcclusionPass(ShaderLibrary& shaders) : shaders_(shaders) {}

  /// Looks at the depths of a picture that has opaque things alone; leaves another framebuffer bound.
  void look(const PictureTarget& picture, const FrameBlock& frame);
  /// Darkens the bound framebuffer by what was seen; leaves depth test and depth writing switched on.
  void darken();

 private:
  ShaderLibrary& shaders_;
  PictureTarget depths_{0, PictureTarget::Texel::Depth};
  PictureTarget openness_{0, PictureTarget::Texel::Measures};
  VertexArray empty_ = VertexArray::make();
};

}  // namespace handhold
