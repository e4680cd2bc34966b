// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QWidget>
#include <set>

#include "engine/estimation/printed/stick_motion.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// A frame of jointed bodies as sticks, several ways over each other; the first, with which the others are
/// compared, lies broad and pale below. Seen along z, y up; left drag turns it, right or middle drag and
/// Shift shift it, the wheel zooms at the mouse, a double click gives the first view back.
class StickPicture : public QWidget {
  Q_OBJECT

 public:
  explicit StickPicture(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  void setMotion(StickMotion motion);
  void setFrame(int frame);
  void setHidden(std::set<int> sets);
  int frame() const { return frame_; }
  const StickMotion& motion() const { return motion_; }
  /// Where a place is in the widget (px).
  QPointF seen(const Vector3& place) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void lookAtAll();
  void turn(const QPointF& pixels);
  void zoom(const QPointF& position, double steps);
  void paintSet(QPainter& painter, int set) const;
  void paintScale(QPainter& painter) const;
  QRectF extent() const;
  bool isAllSeen() const;
  QPointF flat(const Vector3& place) const;

  PlotTheme theme_ = PlotTheme::dark();
  StickMotion motion_;
  std::set<int> hidden_;
  int frame_ = 0;
  double yaw_ = 0.0, pitch_ = 0.0;  ///< rad
  QPointF middle_;                  ///< what is seen in the middle (m, across the line of sight)
  double scale_ = 100.0;            ///< px per m
  bool isUntouched_ = true;         ///< nobody has turned or zoomed: it fits itself
  QPointF pressed_;
};

}  // namespace handhold
