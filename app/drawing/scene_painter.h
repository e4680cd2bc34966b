// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "ui/render/offscreen.h"

namespace handhold {

/// Paints scenes with their caption, legend and labels, without a window. For the thread that made it.
class ScenePainter {
 public:
  /// Throws RenderError where there is no OpenGL.
  ScenePainter() = default;

  /// Props between the eye and the person are looked through. Opaque, 8 bits a channel.
  QImage paint(const Scene& scene, const Camera& camera, const QSize& size);

 private:
  OffscreenContext context_;
  Renderer renderer_;
};

/// A single picture, painted in a thread of its own while the caller waits: in a thread where a window's
/// OpenGL context is current (GLX) no context without a window (EGL) can be. Throws RenderError.
QImage paintApart(const Scene& scene, const Camera& camera, const QSize& size);

}  // namespace handhold
