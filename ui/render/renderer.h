// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Low: no multisampling, one shadow tap, coarse casters; for software OpenGL while things move.
enum class Quality { Low, High };

/// A part of a picture, for pictures larger than the driver can hold (pixels, from the upper left corner).
struct PictureTile {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
};

struct DrawOptions {
  Quality quality = Quality::High;
  unsigned framebuffer = 0;  ///< where the picture goes; needs a depth buffer for Quality::Low
  PictureTile tile;          ///< width 0: all of it
  int mostPixels = 0;        ///< a larger whole picture is drawn smaller and stretched; 0: never
};

/// Draws scenes in the OpenGL 3.3 context that was current when it was made; the same must be current in
/// every call and when it dies.
class Renderer {
 public:
  /// Throws RenderError when the context is older than 3.3.
  Renderer();
  ~Renderer();
  Renderer(const Renderer&) = delete;
  Renderer& operator=(const Renderer&) = delete;

  /// Leaves options.framebuffer bound, without depth test, culling or blending.
  void draw(const Scene& scene, const Camera& camera, const ViewSize& size, const DrawOptions& options);

  /// Low for software OpenGL (llvmpipe, softpipe, SwiftShader), High for graphics cards.
  Quality suggestedQuality() const;
  /// What the driver calls itself.
  const std::string& driver() const;

 private:
  struct Passes;

  void drawStretched(const Scene& scene, const Camera& camera, const ViewSize& size,
                     const DrawOptions& options);

  std::unique_ptr<Passes> passes_;
};

}  // namespace handhold
