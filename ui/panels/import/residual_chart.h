// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/estimation/residual_analysis.h"

namespace handhold {

/// What a low-pass takes out of the markers over its cut-off: the curve, the line of noise alone, the cut-off
/// that both suggest, and the one that is chosen. A click chooses.
class ResidualChart : public QWidget {
  Q_OBJECT

 public:
  explicit ResidualChart(QWidget* parent = nullptr);

  /// `chosen`: the cut-off at work (Hz); 0: none.
  void show(const ResidualAnalysis& analysis, double chosen);
  /// Whether an analysis that is unknown is still being made.
  void setWaiting(bool waiting);
  QSize sizeHint() const override { return {240, 132}; }
  QSize minimumSizeHint() const override { return {160, 132}; }
  /// Where a cut-off lies across the widget (px).
  double xOf(double cutOff) const;

 signals:
  void cutOffPicked(double cutOff);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QRectF box() const;
  void pick(double cutOff);  ///< the nearest that may be (Hz)
  double yOf(double residual) const;
  void paintAxes(QPainter& painter) const;
  void paintCurves(QPainter& painter) const;
  void paintCutOffs(QPainter& painter) const;

  ResidualAnalysis analysis_;
  double chosen_ = 0.0;
  bool isWaiting_ = true;
};

}  // namespace handhold
