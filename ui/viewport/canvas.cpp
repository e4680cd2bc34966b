// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewport/canvas.h"

#include <QGuiApplication>
#include <QOpenGLContext>
#include <QOpenGLPaintDevice>
#include <QPainter>
#include <cmath>

#include "ui/document/language/said.h"
#include "ui/render/render_error.h"
#include "ui/viewport/overlay.h"

namespace handhold {
namespace {

constexpr int kStill_ms = 200;
/// Of a picture that moves on software OpenGL: what two slow cores draw thirty times a second.
constexpr int kMovingPixels = 400'000;
constexpr int kRateEvery_ms = 500;
constexpr int kIdle_ms = 300;

}  // namespace

Canvas::Canvas() {
  setFlag(Qt::WindowTransparentForInput);
  QSurfaceFormat surface;
  surface.setVersion(3, 3);
  surface.setProfile(QSurfaceFormat::CoreProfile);
  surface.setDepthBufferSize(24);
  surface.setStencilBufferSize(8);
  setFormat(surface);
  refine_.setSingleShot(true);
  refine_.setInterval(kStill_ms);
  connect(&refine_, &QTimer::timeout, this, [this] {
    quality_ = Quality::High;
    update();
  });
  idle_.setSingleShot(true);
  idle_.setInterval(kIdle_ms);
  connect(&idle_, &QTimer::timeout, this, [this] {
    clock_.invalidate();
    emit frameRateChanged(0.0);
  });
}

Canvas::~Canvas() {
  makeCurrent();
  renderer_.reset();
  doneCurrent();
}

void Canvas::show(std::shared_ptr<const Scene> scene, const Camera& camera) {
  scene_ = std::move(scene);
  camera_ = camera;
  if (renderer_) quality_ = renderer_->suggestedQuality();
  if (quality_ == Quality::Low) refine_.start();
  update();
}

ViewSize Canvas::viewSize() const {
  const double ratio = devicePixelRatio();
  return {std::max(1, int(std::lround(width() * ratio))), std::max(1, int(std::lround(height() * ratio))),
          ratio};
}

void Canvas::initializeGL() {
  // A widget that moves to another window gets a new context, and the old names die with the old one.
  connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, [this] {
    makeCurrent();
    renderer_.reset();
    doneCurrent();
  });
  try {
    renderer_ = std::make_unique<Renderer>();
    quality_ = renderer_->suggestedQuality();
  } catch (const RenderError& error) {
    emit failed(said(error.what()));
  }
}

void Canvas::paintGL() {
  if (!renderer_ || !scene_) return;
  try {
    const int mostPixels = quality_ == Quality::Low ? kMovingPixels : 0;
    renderer_->draw(*scene_, camera_, viewSize(), {quality_, defaultFramebufferObject(), {}, mostPixels});
  } catch (const RenderError& error) {
    emit failed(said(error.what()));
    return;
  }
  paintOverlay();
  countFrame();
}

void Canvas::paintOverlay() {
  const ViewSize view = viewSize();
  // Not on the widget itself: QWidget::grab() would lead that painter away, below the picture.
  QOpenGLPaintDevice device(view.width, view.height);
  device.setDevicePixelRatio(view.pixelRatio);
  QPainter painter(&device);
  painter.setFont(QGuiApplication::font());
  paintWords(painter, *scene_, camera_, view);
  paintAxisCross(painter, camera_, size(), scene_->theme);
}

void Canvas::countFrame() {
  idle_.start();
  if (!clock_.isValid()) {
    clock_.start();
    frames_ = 0;
    return;
  }
  ++frames_;
  const qint64 elapsed = clock_.elapsed();
  if (elapsed < kRateEvery_ms) return;
  emit frameRateChanged(1000.0 * frames_ / double(elapsed));
  frames_ = 0;
  clock_.restart();
}

}  // namespace handhold
