// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/render/draw_list.h"
#include "ui/render/figure_pass.h"
#include "ui/render/frame_block.h"
#include "ui/render/picture_target.h"
#include "ui/render/solid_pass.h"

namespace handhold {

/// The glow around what is selected or hovered: its silhouette in a mask, then the mask's border.
class OutlinePass {
 public:
  OutlinePass(ShaderLibrary& shaders, SolidPass& solids, FigurePass& figures)
      : shaders_(shaders), solids_(solids), figures_(figures) {}

  /// Draws the silhouettes; leaves another framebuffer bound. False: nothing is highlighted.
  bool drawMask(const Scene& scene, const DrawList& list, const FrameBlock& frame, int level);
  /// Blends the glow into the bound framebuffer.
  void drawGlow(const Theme& theme, std::string_view variant);

 private:
  void drawFigureParts(const FigureInstance& figure, const Theme& theme, int level);

  ShaderLibrary& shaders_;
  SolidPass& solids_;
  FigurePass& figures_;
  Eigen::AlignedBox2f area_;  ///< where the glow can be (clip space)
  PictureTarget mask_{0, PictureTarget::Texel::MaskOnly};
  VertexArray empty_ = VertexArray::make();
};

}  // namespace handhold
