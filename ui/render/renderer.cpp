// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/renderer.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/render/cabin_pass.h"
#include "ui/render/disc_pass.h"
#include "ui/render/draw_list.h"
#include "ui/render/figure_pass.h"
#include "ui/render/frame_block.h"
#include "ui/render/glass_pass.h"
#include "ui/render/line_pass.h"
#include "ui/render/occlusion_pass.h"
#include "ui/render/outline_pass.h"
#include "ui/render/picture_target.h"
#include "ui/render/render_error.h"
#include "ui/render/room_pass.h"
#include "ui/render/shadow_map.h"
#include "ui/render/solid_pass.h"
#include "ui/render/stage.h"
#include "ui/scene/figure_picking.h"

namespace handhold {
namespace {

constexpr int kLowShadow = 1024;
constexpr int kHighShadow = 2048;
constexpr int kSamples = 4;
constexpr float kHaloPixels = 1.6f;

/// What the passes of one picture have in common.
struct Picture {
  const Scene& scene;
  const Camera& camera;
  const ViewSize& size;
  const DrawOptions& options;
  DrawList list;
  PictureTile tile;
  FrameBlock frame;
  Eigen::AlignedBox3d stage;  ///< what the light is aimed at
  std::vector<Lamp> lamps;    ///< nearest to the stage

  bool high() const { return options.quality == Quality::High; }
  const char* variant() const { return high() ? "HIGH" : ""; }
  /// Of what stands in the light of lamps.
  std::string litVariant() const {
    if (lamps.empty()) return variant();
    return variant() + std::string(lamps.size() > 2 ? " LAMPS_4" : " LAMPS_2");
  }
  int level() const { return high() ? 0 : 1; }  ///< of the figure's detail
  float pixelRatio() const { return float(size.pixelRatio); }
};

/// Clip space of a tile: the whole picture's, moved and stretched so that the tile fills it.
Eigen::Matrix4f tileMatrix(const PictureTile& tile, const ViewSize& size) {
  const float sx = float(size.width) / float(tile.width);
  const float sy = float(size.height) / float(tile.height);
  const float centerX = 2.0f * (float(tile.x) + 0.5f * float(tile.width)) / float(size.width) - 1.0f;
  const float centerY = 1.0f - 2.0f * (float(tile.y) + 0.5f * float(tile.height)) / float(size.height);
  Eigen::Matrix4f m = Eigen::Matrix4f::Identity();
  m(0, 0) = sx;
  m(1, 1) = sy;
  m(0, 3) = -sx * centerX;
  m(1, 3) = -sy * centerY;
  return m;
}

FrameBlock frameOf(const Picture& picture) {
  FrameBlock frame = frameBlock(picture.scene, picture.camera, picture.size);
  const PictureTile& tile = picture.tile;
  frame.viewProjection = tileMatrix(tile, picture.size) * frame.viewProjection;
  frame.screen.head<2>() = Eigen::Vector2f(float(tile.width), float(tile.height));
  const float height = float(picture.size.height);
  // The background's gradient spans the whole picture.
  frame.gradient =
      Eigen::Vector4f(1.0f - float(tile.y + tile.height) / height, float(tile.height) / height, 0, 0);
  aimKeyLight(frame, picture.stage, picture.high() ? kHighShadow : kLowShadow);
  setLamps(frame, picture.lamps);
  return frame;
}

}  // namespace

struct Renderer::Passes {
  std::string driver;
  ShaderLibrary shaders;
  SolidPass solids{shaders};
  FigurePass figures{shaders};
  GlassPass glass{shaders, figures};
  LinePass lines{shaders};
  DiscPass discs{shaders};
  RoomPass room{shaders};
  CabinPass cabins{shaders};
  OutlinePass outline{shaders, solids, figures};
  OcclusionPass occlusion{shaders};
  PictureTarget multisampled{kSamples, PictureTarget::Texel::Color};
  PictureTarget small{0, PictureTarget::Texel::Color};
  std::optional<ShadowMap> lowShadow, highShadow;
  Buffer frame = Buffer::make();

  const ShadowMap& shadowMap(Quality quality) {
    auto& map = quality == Quality::High ? highShadow : lowShadow;
    if (!map) map.emplace(quality == Quality::High ? kHighShadow : kLowShadow);
    return *map;
  }
  void uploadFrame(const FrameBlock& block);
  void drawShadows(const Picture& picture);
  void beginPicture(const Picture& picture);
  void drawBodies(const Picture& picture);
  void drawFloor(const Picture& picture);
  void darkenCreases(const Picture& picture);
  void drawTranslucent(const Picture& picture);
  void drawOver(const Picture& picture);
  void drawOutline(const Picture& picture);
  void finish(const Picture& picture);
  void bindTarget(const Picture& picture);
};

void Renderer::Passes::uploadFrame(const FrameBlock& block) {
  glBindBuffer(GL_UNIFORM_BUFFER, frame.name());
  glBufferData(GL_UNIFORM_BUFFER, sizeof block, &block, GL_STREAM_DRAW);
  glBindBufferBase(GL_UNIFORM_BUFFER, kFrameBinding, frame.name());
}

void Renderer::Passes::drawShadows(const Picture& picture) {
  shadowMap(picture.options.quality).begin();
  glDisable(GL_BLEND);
  glDepthFunc(GL_LEQUAL);
  glDisable(GL_CULL_FACE);
  solids.drawShadows(picture.list.casters);
  for (const FigureInstance& figure : picture.scene.figures) {
    if (hasSkin(figure) && !isGhost(figure))
      figures.drawShadow(figure, picture.scene.theme, picture.level() + 1);
  }
}

void Renderer::Passes::bindTarget(const Picture& picture) {
  if (picture.high()) {
    multisampled.resize(picture.tile.width, picture.tile.height);
    multisampled.bind();
  } else {
    glBindFramebuffer(GL_FRAMEBUFFER, picture.options.framebuffer);
  }
  glViewport(0, 0, picture.tile.width, picture.tile.height);
}

void Renderer::Passes::beginPicture(const Picture& picture) {
  bindTarget(picture);
  glActiveTexture(GL_TEXTURE0);
  shadowMap(picture.options.quality).bindTexture();
  glDepthMask(GL_TRUE);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glDisable(GL_SCISSOR_TEST);
  glDisable(GL_STENCIL_TEST);
  glClear(GL_DEPTH_BUFFER_BIT);
  glEnable(GL_DEPTH_TEST);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

void Renderer::Passes::drawBodies(const Picture& picture) {
  cabins.draw(picture.scene, picture.camera, picture.variant());
  glEnable(GL_CULL_FACE);
  solids.draw(picture.list.opaque, picture.litVariant());
  for (const FigureInstance& figure : picture.scene.figures) {
    if (hasSkin(figure))
      figures.drawSolid(figure, picture.scene.theme, picture.level(), picture.litVariant());
  }
  glDisable(GL_CULL_FACE);
}

void Renderer::Passes::drawFloor(const Picture& picture) {
  const bool above = picture.scene.floor && picture.camera.position().y() > picture.scene.floor->height;
  if (!above && picture.camera.lens == Lens::Perspective) return;
  if (picture.camera.forward().y() > 0.0 && picture.camera.lens == Lens::Orthographic) return;
  glDisable(GL_BLEND);
  const std::size_t most = picture.high() ? 12 : 4;
  room.drawFloor(picture.scene, picture.stage, occludersOf(picture.scene, most), picture.variant());
}

void Renderer::Passes::darkenCreases(const Picture& picture) {
  if (!picture.high()) return;
  glDepthMask(GL_TRUE);
  occlusion.look(multisampled, picture.frame);
  bindTarget(picture);
  occlusion.darken();
}

void Renderer::Passes::drawTranslucent(const Picture& picture) {
  glEnable(GL_BLEND);
  glDepthMask(GL_FALSE);
  discs.drawTargets(picture.scene, picture.size);
  glEnable(GL_CULL_FACE);
  solids.drawTranslucent(picture.list.translucent, picture.camera, picture.litVariant());
  glDepthMask(GL_TRUE);
  glass.draw({picture.scene, picture.camera, picture.frame, picture.litVariant(), picture.level(),
              picture.options.framebuffer});
  glDisable(GL_CULL_FACE);
  glDepthMask(GL_FALSE);
  lines.draw(picture.list.lines, picture.camera, picture.size);
  solids.drawShells(picture.scene.shells, picture.variant());
  glDepthMask(GL_FALSE);
}

void Renderer::Passes::drawOutline(const Picture& picture) {
  if (!outline.drawMask(picture.scene, picture.list, picture.frame, picture.level())) return;
  bindTarget(picture);
  outline.drawGlow(picture.scene.theme, picture.variant());
}

void Renderer::Passes::drawOver(const Picture& picture) {
  const Color halo = picture.scene.theme.halo;
  glEnable(GL_BLEND);
  glDisable(GL_DEPTH_TEST);
  lines.drawHalos(picture.list.linesOver, picture.camera, picture.size, halo);
  lines.draw(picture.list.linesOver, picture.camera, picture.size);
  solids.drawHalos(picture.list.over, kHaloPixels * picture.pixelRatio(), {halo.r, halo.g, halo.b, halo.a});
  glEnable(GL_DEPTH_TEST);
  glDepthMask(GL_TRUE);
  glClear(GL_DEPTH_BUFFER_BIT);
  glEnable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  solids.draw(picture.list.over, "OVERLAY");
  glDisable(GL_CULL_FACE);
  glEnable(GL_BLEND);
  glDisable(GL_DEPTH_TEST);
  discs.drawCentersOfMass(picture.scene, picture.camera, picture.size);
}

void Renderer::Passes::finish(const Picture& picture) {
  if (picture.high()) {
    const int width = picture.tile.width;
    const int height = picture.tile.height;
    glBindFramebuffer(GL_READ_FRAMEBUFFER, multisampled.name());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, picture.options.framebuffer);
    glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
  }
  glBindFramebuffer(GL_FRAMEBUFFER, picture.options.framebuffer);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  glDepthMask(GL_TRUE);
  glDepthFunc(GL_LESS);
  glBindVertexArray(0);
  glBindBuffer(GL_ARRAY_BUFFER, 0);
  glBindBuffer(GL_UNIFORM_BUFFER, 0);
  glBindTexture(GL_TEXTURE_2D, 0);
  glUseProgram(0);
}

Renderer::Renderer() {
  if (epoxy_gl_version() < 33) {
    throw RenderError("OpenGL 3.3 is needed, this machine offers " + std::to_string(epoxy_gl_version() / 10) +
                          "." + std::to_string(epoxy_gl_version() % 10),
                      "update the graphics driver or install Mesa");
  }
  passes_ = std::make_unique<Passes>();
  passes_->driver = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
}

Renderer::~Renderer() = default;

void Renderer::drawStretched(const Scene& scene, const Camera& camera, const ViewSize& size,
                             const DrawOptions& options) {
  const double share = double(options.mostPixels) / (double(size.width) * size.height);
  const double scale = std::sqrt(std::min(1.0, share));
  const ViewSize small{std::max(1, int(size.width * scale)), std::max(1, int(size.height * scale)),
                       size.pixelRatio * scale};
  passes_->small.resize(small.width, small.height);
  draw(scene, camera, small, {options.quality, passes_->small.name(), {}, 0});
  glBindFramebuffer(GL_READ_FRAMEBUFFER, passes_->small.name());
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, options.framebuffer);
  glBlitFramebuffer(0, 0, small.width, small.height, 0, 0, size.width, size.height, GL_COLOR_BUFFER_BIT,
                    GL_LINEAR);
  glBindFramebuffer(GL_FRAMEBUFFER, options.framebuffer);
  glViewport(0, 0, size.width, size.height);
}

void Renderer::draw(const Scene& scene, const Camera& camera, const ViewSize& size,
                    const DrawOptions& options) {
  const bool isLarge = std::int64_t(size.width) * size.height > options.mostPixels;
  // Among a crowd the picture's depths are read, which not every window allows.
  if (options.mostPixels > 0 && options.tile.width == 0 && (isLarge || hasCrowd(scene)))
    return drawStretched(scene, camera, size, options);
  Picture picture{scene,        camera, size,           options, drawList(scene, camera, size),
                  options.tile, {},     stageOf(scene), {}};
  if (picture.tile.width == 0) picture.tile = {0, 0, size.width, size.height};
  picture.lamps = nearestLamps(scene, picture.stage.center(), kMostLamps);
  picture.frame = frameOf(picture);
  passes_->uploadFrame(picture.frame);
  passes_->drawShadows(picture);
  passes_->beginPicture(picture);
  passes_->drawBodies(picture);
  passes_->drawFloor(picture);
  passes_->room.drawBackground();
  passes_->darkenCreases(picture);
  passes_->drawTranslucent(picture);
  passes_->drawOutline(picture);
  passes_->drawOver(picture);
  passes_->finish(picture);
}

Quality Renderer::suggestedQuality() const {
  const auto isCalled = [&](const char* name) { return passes_->driver.find(name) != std::string::npos; };
  return isCalled("llvmpipe") || isCalled("softpipe") || isCalled("SwiftShader") ? Quality::Low
                                                                                 : Quality::High;
}

const std::string& Renderer::driver() const { return passes_->driver; }

}  // namespace handhold
