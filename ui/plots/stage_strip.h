// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "engine/task/task.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// The stages of a motion by name, under the time line: a bar for each, with a mark where a speed is told. A
/// click goes to where a stage begins; a border between two is dragged, Esc lets it be.
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
  /// What was dragged is no longer what is shown: the mouse holds nothing any more.
  void letGo();

 signals:
  /// A part of the motion's duration.
  void picked(double share);
  /// A border comes to another time; not applied yet.
  void dragged(const handhold::MotionSettings& settings);
  void dropped(const handhold::MotionSettings& settings, const QString& title);
  void cancelled();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  struct Drag {
    std::size_t border;
    MotionSettings before, edited;
    bool moved = false;
  };

  int stageAt(const QPointF& place) const;
  std::size_t borderAt(const QPointF& place) const;  ///< between two stages; 0: none
  double shareBefore(int stage) const;
  void paintBar(QPainter& painter, int stage) const;
  void paintBorders(QPainter& painter) const;
  QString tipAt(const QPointF& place) const;

  std::shared_ptr<const Task> task_;
  std::optional<Drag> drag_;
  PlotTheme theme_ = PlotTheme::dark();
  double left_ = 0.0, right_ = 1.0;
};

}  // namespace handhold
