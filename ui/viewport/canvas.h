// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QOpenGLWindow>
#include <QTimer>
#include <memory>

#include "ui/render/renderer.h"

namespace handhold {

/// The surface on which OpenGL draws; all input goes to the Viewport around it. A window of its own within
/// the main one: a QOpenGLWidget would blend the whole main window anew for every picture, and without a
/// graphics card that takes longer than the picture.
class Canvas : public QOpenGLWindow {
  Q_OBJECT

 public:
  Canvas();
  ~Canvas() override;

  /// What to draw next time; overlays are placed with the same camera.
  void show(std::shared_ptr<const Scene> scene, const Camera& camera);
  ViewSize viewSize() const;

 signals:
  /// About twice a second while pictures follow each other; 0 once they stand still.
  void frameRateChanged(double framesPerSecond);
  void failed(const QString& problem);

 protected:
  void initializeGL() override;
  void paintGL() override;

 private:
  void paintOverlay();
  void countFrame();

  std::unique_ptr<Renderer> renderer_;
  std::shared_ptr<const Scene> scene_;
  Camera camera_;
  QTimer refine_;  ///< once all is still, software drawing takes the time for a finer picture
  Quality quality_ = Quality::High;
  QTimer idle_;  ///< tells that the picture stands still
  QElapsedTimer clock_;
  int frames_ = 0;
};

}  // namespace handhold
