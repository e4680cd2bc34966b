// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/render/figure_pass.h"
#include "ui/render/frame_block.h"
#include "ui/render/picture_target.h"
#include "ui/scene/camera.h"

namespace handhold {

/// The picture into which it is drawn; all that is opaque is there already.
struct GlassView {
  const Scene& scene;
  const Camera& camera;
  const FrameBlock& frame;
  std::string variant;     ///< as for FigurePass
  int level = 0;           ///< of the figure's detail; 0: pictures do not follow one another
  GLuint framebuffer = 0;  ///< unless the level is 0; its depths have 24 bits, as PictureTarget's
};

/// So many pale figures that they are drawn more coarsely, or kept, while pictures follow one another.
bool hasCrowd(const Scene& scene);

/// Draws figures that are seen through: pale ones along a motion, and the body around bones.
///
/// Without a graphics card dozens of figures take longer than all else. So those of a crowd that stand still,
/// seen from the same place, are drawn once, into a picture of their own that knows their nearest and
/// farthest depths; it is laid over each picture as what is opaque there lies before, behind or among them.
class GlassPass {
 public:
  GlassPass(ShaderLibrary& shaders, FigurePass& figures) : shaders_(shaders), figures_(figures) {}

  /// Needs blending, culling and depth writing switched on.
  void draw(const GlassView& view);

 private:
  using Figures = std::vector<const FigureInstance*>;

  void watch(const GlassView& view, const Figures& glass);
  bool isWorthKeeping() const;
  void keep(const GlassView& view);
  void showKept(const GlassView& view);

  ShaderLibrary& shaders_;
  FigurePass& figures_;
  std::optional<FrameBlock> seen_;  ///< how the last crowd was
  std::string variant_;
  Theme theme_;
  std::vector<FigureInstance> still_;  ///< those that have not moved since it is seen so
  int pictures_ = 0;                   ///< since then
  bool isKept_ = false;                ///< the four pictures below show still_
  PictureTarget kept_{0, PictureTarget::Texel::Glass};
  PictureTarget nearest_{0, PictureTarget::Texel::Depth};
  PictureTarget farthest_{0, PictureTarget::Texel::Depth};
  PictureTarget opaque_{0, PictureTarget::Texel::Depth};
  VertexArray empty_ = VertexArray::make();
};

}  // namespace handhold
