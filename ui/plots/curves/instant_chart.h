// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "ui/plots/curves/curve.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// Paints one column a curve at a single instant, with each curve's own limits as bands.
void paintInstant(QPainter& painter, const QRectF& box, const CurveSet& set, const PlotTheme& theme,
                  int selected);

/// Between two lines of the grid: at least three of them, zero among them, where the height (px) allows.
double tickStep(const PlotRange& range, double height);

/// Where the number of a bar from `zero` to `end` begins (px downwards): beyond its end, or where a limit's
/// line or the edge of the room is in the way beyond zero on the other side, else beyond
/// the limit.
inline constexpr double kNumberHeight = 16.0;
double numberTop(const QRectF& room, double end, double zero, const std::array<double, 2>& lines);

/// Values of one posture: what TorquePlot shows where there is no time. Keys as in chart_keys.
class InstantChart : public QWidget {
  Q_OBJECT

 public:
  explicit InstantChart(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  void setCurves(CurveSet set);
  void setSelected(int id);
  const CurveSet& curveSet() const { return set_; }
  /// Index of the column at x (px), -1 without.
  int columnAt(double x) const;
  /// The column that the keyboard is at, -1 without.
  int atHand() const { return atHand_; }

 signals:
  void curvePicked(int id);
  void menuWanted(QPoint globalPosition, int id);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  QString wordsOf(int column) const;
  QRectF columnBox(int column) const;
  void walkTo(int column);

  PlotTheme theme_ = PlotTheme::dark();
  CurveSet set_;
  int selected_ = -1;
  int atHand_ = -1;
};

}  // namespace handhold
