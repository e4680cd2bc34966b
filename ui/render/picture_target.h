// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/render/gl_object.h"

namespace handhold {

/// A framebuffer of our own with colour and depth; grows and shrinks with what is asked of it.
class PictureTarget {
 public:
  /// What a pixel holds: a renderbuffer's colour and depth, or a texture to read from: a mask of two parts,
  /// two numbers, depth alone, colour besides a renderbuffer's depth.
  enum class Texel { Color, MaskOnly, Measures, Depth, Glass };

  PictureTarget(int samples, Texel texel) : samples_(samples), texel_(texel) {}

  /// Throws RenderError when the driver refuses the size.
  void resize(int width, int height);
  /// Of a framebuffer of the same size, into one that holds depth alone; leaves others bound.
  void takeDepths(GLuint framebuffer) const;
  void bind() const { glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.name()); }
  GLuint name() const { return framebuffer_.name(); }
  GLuint texture() const { return texture_.name(); }

 private:
  void allocate();

  int samples_;
  Texel texel_;
  int width_ = 0;
  int height_ = 0;
  Framebuffer framebuffer_;
  Renderbuffer color_;
  Renderbuffer depth_;
  Texture texture_;
};

}  // namespace handhold
