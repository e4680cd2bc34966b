// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <optional>

#include "ui/plots/curves/curve.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// A value told at a point of a curve.
struct ValuePill {
  QPointF at;  ///< on the curve (px)
  QColor color;
  QString text;
};

/// The time cursor, the line under the mouse and value pills. Lives alone on a buffered layer, so that
/// playing repaints no curve.
class CursorOverlay : public QCPAbstractItem {
  Q_OBJECT

 public:
  explicit CursorOverlay(QCustomPlot* plot);

  void setTheme(const PlotTheme& theme) { theme_ = theme; }
  void setTime(double time) { time_ = time; }
  void setAcross(const Across& across) { across_ = across; }
  void setHover(std::optional<double> x) { hoverX_ = x; }
  void setPills(QVector<ValuePill> pills) { pills_ = std::move(pills); }
  const QVector<ValuePill>& pills() const { return pills_; }
  double time() const { return time_; }

  double selectTest(const QPointF& pos, bool onlySelectable, QVariant* details) const override;

 protected:
  void draw(QCPPainter* painter) override;

 private:
  void drawLine(QCPPainter* painter, double x, const QColor& color) const;
  void drawTime(QCPPainter* painter, double x) const;
  void drawPills(QCPPainter* painter) const;
  QRectF pillBox(const ValuePill& pill, const QFontMetricsF& metrics) const;

  PlotTheme theme_ = PlotTheme::dark();
  Across across_;
  double time_ = 0.0;
  std::optional<double> hoverX_;
  QVector<ValuePill> pills_;
};

}  // namespace handhold
