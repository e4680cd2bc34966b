// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/offscreen.h"

#include <epoxy/egl.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "ui/render/picture_target.h"
#include "ui/render/render_error.h"

namespace handhold {
namespace {

constexpr int kMostDrawn = 4096;  // px at once; with four samples they take half a gigabyte
constexpr int kBeyond = 512;      // px around a tile of a larger picture: what is there takes light from it
constexpr const char* kRemedy = "install libegl1 and libgl1-mesa-dri (Mesa's software renderer will do)";

/// With what is around it.
PictureTile withMargin(const PictureTile& tile, const ViewSize& size) {
  const int left = std::max(0, tile.x - kBeyond), right = std::min(size.width, tile.x + tile.width + kBeyond);
  const int top = std::max(0, tile.y - kBeyond), low = std::min(size.height, tile.y + tile.height + kBeyond);
  return {left, top, right - left, low - top};
}

void copyTile(Image& image, const PictureTile& tile, const std::vector<std::uint8_t>& pixels) {
  const std::size_t rowBytes = 4 * std::size_t(tile.width);
  for (int row = 0; row < tile.height; ++row) {
    // OpenGL counts rows from below.
    const std::uint8_t* from = pixels.data() + rowBytes * std::size_t(tile.height - 1 - row);
    const std::size_t start =
        4 * (std::size_t(tile.y + row) * std::size_t(image.width) + std::size_t(tile.x));
    std::memcpy(image.rgba.data() + start, from, rowBytes);
  }
}

}  // namespace

struct OffscreenContext::Handles {
  EGLDisplay display = EGL_NO_DISPLAY;
  EGLContext context = EGL_NO_CONTEXT;

  ~Handles() {
    if (display == EGL_NO_DISPLAY) return;
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    if (context != EGL_NO_CONTEXT) eglDestroyContext(display, context);
    // The display stays initialised: it is shared by the whole process, a toolkit may use it, too.
  }
};

OffscreenContext::OffscreenContext() : handles_(std::make_unique<Handles>()) {
  if (!epoxy_has_egl() || !epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless")) {
    throw RenderError("there is no EGL that draws without a screen", kRemedy);
  }
  handles_->display = eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
  if (handles_->display == EGL_NO_DISPLAY || !eglInitialize(handles_->display, nullptr, nullptr)) {
    throw RenderError("EGL does not start", kRemedy);
  }
  eglBindAPI(EGL_OPENGL_API);
  const EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION,
                               3,
                               EGL_CONTEXT_MINOR_VERSION,
                               3,
                               EGL_CONTEXT_OPENGL_PROFILE_MASK,
                               EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                               EGL_NONE};
  handles_->context = eglCreateContext(handles_->display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, attributes);
  if (handles_->context == EGL_NO_CONTEXT) throw RenderError("there is no OpenGL 3.3", kRemedy);
  makeCurrent();
}

OffscreenContext::~OffscreenContext() = default;

void OffscreenContext::makeCurrent() const {
  if (!eglMakeCurrent(handles_->display, EGL_NO_SURFACE, EGL_NO_SURFACE, handles_->context)) {
    throw RenderError("the offscreen context cannot be used", kRemedy);
  }
}

Image renderImage(Renderer& renderer, const Scene& scene, const Camera& camera, const ViewSize& size,
                  Quality quality) {
  GLint before = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &before);
  Image image{size.width, size.height, {}};
  image.rgba.resize(4 * std::size_t(size.width) * std::size_t(size.height));
  PictureTarget target(0, PictureTarget::Texel::Color);
  std::vector<std::uint8_t> pixels;
  const int step = std::max(size.width, size.height) <= kMostDrawn ? kMostDrawn : kMostDrawn - 2 * kBeyond;
  for (int y = 0; y < size.height; y += step) {
    for (int x = 0; x < size.width; x += step) {
      const PictureTile tile{x, y, std::min(step, size.width - x), std::min(step, size.height - y)};
      const PictureTile drawn = withMargin(tile, size);
      target.resize(drawn.width, drawn.height);
      renderer.draw(scene, camera, size, {quality, target.name(), drawn});
      pixels.resize(4 * std::size_t(tile.width) * std::size_t(tile.height));
      glPixelStorei(GL_PACK_ALIGNMENT, 1);
      const int below = drawn.y + drawn.height - tile.y - tile.height;
      glReadPixels(tile.x - drawn.x, below, tile.width, tile.height, GL_RGBA, GL_UNSIGNED_BYTE,
                   pixels.data());
      copyTile(image, tile, pixels);
    }
  }
  glBindFramebuffer(GL_FRAMEBUFFER, GLuint(before));
  return image;
}

Image renderImage(const Scene& scene, const Camera& camera, int width, int height) {
  const OffscreenContext context;
  Renderer renderer;
  return renderImage(renderer, scene, camera, {width, height, 1.0});
}

}  // namespace handhold
