// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewport/gl_probe.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>

namespace handhold {
namespace {

QString probe() {
  if (QGuiApplication::platformName() == "offscreen" || QGuiApplication::platformName() == "minimal") {
    return QObject::tr("This window system shows no 3D view.");
  }
  QOpenGLContext context;
  QSurfaceFormat format;
  format.setVersion(3, 3);
  format.setProfile(QSurfaceFormat::CoreProfile);
  context.setFormat(format);
  QOffscreenSurface surface;
  surface.setFormat(format);
  surface.create();
  if (!context.create() || !context.makeCurrent(&surface)) {
    return QObject::tr("There is no OpenGL here. Install Mesa (libgl1-mesa-dri) or a graphics driver.");
  }
  const QSurfaceFormat got = context.format();
  context.doneCurrent();
  if (got.version() < qMakePair(3, 3)) {
    return QObject::tr("OpenGL %1.%2 is too old, 3.3 is needed. Update the graphics driver or install Mesa.")
        .arg(got.majorVersion())
        .arg(got.minorVersion());
  }
  return {};
}

}  // namespace

const QString& openGlProblem() {
  static const QString kProblem = probe();
  return kProblem;
}

}  // namespace handhold
