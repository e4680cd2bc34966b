// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "engine/model/suit.h"

namespace handhold {

/// The torque of a suit on one joint over its angle: the spring alone, and with friction as the angle grows
/// and as it falls; where the joint stands now.
class SuitChart : public QWidget {
  Q_OBJECT

 public:
  explicit SuitChart(QWidget* parent = nullptr);

  /// `now`: the joint's angle in sight (rad).
  void show(const JointSuit& suit, const Joint& joint, double now);
  QSize sizeHint() const override { return {240, 140}; }
  QSize minimumSizeHint() const override { return {160, 140}; }
  /// Where an angle (rad) and a torque (N m) lie in the widget (px).
  QPointF placeOf(double angle, double torque) const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QRectF box() const;
  double greatest() const;  ///< torque over the range (N m)
  void paintAxes(QPainter& painter) const;
  void paintCurves(QPainter& painter) const;
  void paintNow(QPainter& painter) const;

  JointSuit suit_;
  double lower_ = -1.0, upper_ = 1.0, now_ = 0.0;
};

}  // namespace handhold
