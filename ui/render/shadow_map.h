// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/render/gl_object.h"

namespace handhold {

/// Depth seen from the key light, compared by the sampler.
class ShadowMap {
 public:
  /// Throws RenderError when the driver cannot draw into a depth texture.
  explicit ShadowMap(int size);

  int size() const { return size_; }
  /// Makes it the target, cleared; draw casters next.
  void begin() const;
  void bindTexture() const { glBindTexture(GL_TEXTURE_2D, depth_.name()); }

 private:
  int size_;
  Texture depth_ = Texture::make();
  Framebuffer framebuffer_ = Framebuffer::make();
};

}  // namespace handhold
