// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "engine/task/task.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// The stages of a motion by name, under the time line: a bar for each, with a mark where a speed is told. A
/// click goes to where a stage begins.
class StageStrip : public QWidget {
  Q_OBJECT

 public:
  explicit StageStrip(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  /// Null, a kinematic motion or one without stages has no strip.
  void setTask(std::shared_ptr<const Task> task);
  /// Where the motion begins and ends across the widget (px).
  void setTrack(double left, double right);

  bool isUseful() const;
  /// Where the bar of a stage is drawn (px).
  QRectF barOf(int stage) const;
  QSize sizeHint() const override;

 signals:
  /// A part of the motion's duration.
  void picked(double share);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

 private:
  int stageAt(const QPointF& place) const;
  double shareBefore(int stage) const;
  void paintBar(QPainter& painter, int stage) const;
  void paintBorders(QPainter& painter) const;
  QString tipAt(const QPointF& place) const;

  std::shared_ptr<const Task> task_;
  PlotTheme theme_ = PlotTheme::dark();
  double left_ = 0.0, right_ = 1.0;
};

}  // namespace handhold
