// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/picture_target.h"

#include <string>

#include "ui/render/render_error.h"

namespace handhold {
namespace {

Renderbuffer storage(GLenum format, int samples, int width, int height) {
  Renderbuffer buffer = Renderbuffer::make();
  glBindRenderbuffer(GL_RENDERBUFFER, buffer.name());
  glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, width, height);
  return buffer;
}

struct TexelFormat {
  GLenum stored, format, type, attachment;
  GLint filter;  ///< between texels
};

TexelFormat formatOf(PictureTarget::Texel texel) {
  if (texel == PictureTarget::Texel::Depth)
    return {GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, GL_DEPTH_ATTACHMENT, GL_NEAREST};
  if (texel == PictureTarget::Texel::Measures)
    return {GL_RG16F, GL_RG, GL_HALF_FLOAT, GL_COLOR_ATTACHMENT0, GL_NEAREST};
  if (texel == PictureTarget::Texel::Glass)
    return {GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE, GL_COLOR_ATTACHMENT0, GL_NEAREST};
  return {GL_RG8, GL_RG, GL_UNSIGNED_BYTE, GL_COLOR_ATTACHMENT0, GL_LINEAR};
}

/// On the second unit: the first one has the shadow.
Texture textureOf(const TexelFormat& texel, int width, int height) {
  Texture texture = Texture::make();
  glActiveTexture(GL_TEXTURE1);
  glBindTexture(GL_TEXTURE_2D, texture.name());
  glTexImage2D(GL_TEXTURE_2D, 0, GLint(texel.stored), width, height, 0, texel.format, texel.type, nullptr);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, texel.filter);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, texel.filter);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glActiveTexture(GL_TEXTURE0);
  return texture;
}

}  // namespace

void PictureTarget::resize(int width, int height) {
  if (width == width_ && height == height_) return;
  width_ = width;
  height_ = height;
  allocate();
}

void PictureTarget::takeDepths(GLuint framebuffer) const {
  glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer_.name());
  glBlitFramebuffer(0, 0, width_, height_, 0, 0, width_, height_, GL_DEPTH_BUFFER_BIT, GL_NEAREST);
}

void PictureTarget::allocate() {
  framebuffer_ = Framebuffer::make();
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.name());
  if (texel_ != Texel::Color) {
    const TexelFormat texel = formatOf(texel_);
    texture_ = textureOf(texel, width_, height_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, texel.attachment, GL_TEXTURE_2D, texture_.name(), 0);
    const GLenum drawn = texel.attachment == GL_DEPTH_ATTACHMENT ? GL_NONE : texel.attachment;
    glDrawBuffers(1, &drawn);
    glReadBuffer(drawn);
  } else {
    color_ = storage(GL_RGBA8, samples_, width_, height_);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color_.name());
  }
  if (texel_ == Texel::Color || texel_ == Texel::Glass) {
    depth_ = storage(GL_DEPTH_COMPONENT24, samples_, width_, height_);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth_.name());
  }
  if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) {
    throw RenderError(
        "the driver refuses a picture of " + std::to_string(width_) + " x " + std::to_string(height_),
        "ask for a smaller picture");
  }
}

}  // namespace handhold
