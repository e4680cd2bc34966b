// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "ui/render/renderer.h"

namespace handhold {

/// 8 bits each of red, green, blue, alpha; sRGB; rows from the top.
struct Image {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> rgba;

  const std::uint8_t* pixel(int x, int y) const {
    return rgba.data() + 4 * (std::size_t(y) * std::size_t(width) + std::size_t(x));
  }
};

/// An OpenGL context without window, screen or X server (surfaceless EGL). Current in the thread that made
/// it.
class OffscreenContext {
 public:
  /// Throws RenderError, with what to install, when there is no EGL or no OpenGL 3.3.
  OffscreenContext();
  ~OffscreenContext();
  OffscreenContext(const OffscreenContext&) = delete;
  OffscreenContext& operator=(const OffscreenContext&) = delete;

  void makeCurrent() const;

 private:
  struct Handles;
  std::unique_ptr<Handles> handles_;
};

/// A picture of any size, drawn in tiles where the driver's limit asks for it. Needs a current context,
/// the one of the renderer; the framebuffer that was bound is bound again afterwards.
Image renderImage(Renderer& renderer, const Scene& scene, const Camera& camera, const ViewSize& size,
                  Quality quality = Quality::High);

/// The same with a context of its own: for the command line.
Image renderImage(const Scene& scene, const Camera& camera, int width, int height);

}  // namespace handhold
