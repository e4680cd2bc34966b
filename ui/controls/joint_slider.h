// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSlider>
#include <QColor>
#include <optional>

#include "ui/controls/number_field.h"

namespace handhold {

/// A joint angle with its limits, its rest and today's load. Angles go in and out in degrees and are shown in
/// the unit that the person chose.
/// Drag to turn (Shift: fine, Esc: back), double click to type, arrows to step, right click to reset, on the
/// name for what else.
class JointSlider : public QAbstractSlider {
  Q_OBJECT

 public:
  struct Range {
    double lower_deg, upper_deg, relaxed_deg;
  };

  JointSlider(const QString& name, const Range& range, const QColor& hue, QWidget* parent = nullptr);

  void setSense(const QString& words);  ///< what the positive sense does, told by the tooltip
  void showAngle(double angle_deg);
  double angle_deg() const { return angle_deg_; }
  /// Torque in N m and |torque| / limit; empty while unknown.
  void showLoad(std::optional<double> load, double torque);
  void showSelected(const QColor& veil);  ///< an invalid colour: not selected
  bool isDragging() const { return dragging_; }
  void letGo();      ///< what the mouse holds no longer turns with it; nobody is told
  void editAngle();  ///< opens the field to type into

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void dragged(double angle_deg);
  void dragEnded(double angle_deg);
  void dragCancelled();
  void entered(double angle_deg);  ///< typed or stepped by a key
  void resetRequested();           ///< right click on the slider
  void menuRequested(const QPoint& globalPosition);
  void pointed();  ///< clicked: select it

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  int nameWidth() const;
  QRectF track() const;
  double xOf(double angle_deg) const;
  double angleAt(double x) const;
  double limited(double angle_deg) const;
  void step(double by_deg);
  void paintTrack(QPainter& painter) const;
  void paintLoad(QPainter& painter) const;
  void describe();
  bool cancelDrag();
  void closeEditor();

  Range range_;
  QString sense_;
  QColor hue_;
  QColor veil_;
  double angle_deg_ = 0.0;
  std::optional<double> load_;
  double torque_ = 0.0;
  NumberField* editor_ = nullptr;
  bool pressed_ = false;
  bool dragging_ = false;
  QPointF pressedAt_;
  double pressedAngle_ = 0.0;
};

}  // namespace handhold
