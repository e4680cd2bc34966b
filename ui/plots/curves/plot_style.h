// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "ui/plots/curves/curve.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// How much a curve stands out.
enum class CurveRank { Plain, Selected, Behind };

inline constexpr int kAxisRight = 16;  ///< px beside the axes, at least
inline constexpr int kTimeRoom = 22;   ///< px above the axes, for the cursor's time

QFont plotFont(const QCustomPlot& plot);
/// Background, grid, axes and numbers (with a point, whatever the locale).
void stylePlot(QCustomPlot& plot, const PlotTheme& theme);
void styleBand(QCPItemRect& band, const PlotTheme& theme);
/// The same for one whose edge goes with time, and its outline (beyondLimits).
void styleBand(QCPCurve& band, const PlotTheme& theme);
void fillBand(QCPCurve& band, const QVector<QPointF>& outline);
/// As many ticks as the plot's size bears.
void placeTicks(QCustomPlot& plot);
/// Marks inside the axes as dotted lines, their names above the axes where there is room. The items belong to
/// the plot.
QVector<QCPAbstractItem*> addMarks(QCustomPlot& plot, const QVector<TimeMark>& marks, const PlotTheme& theme);
/// Above the axes (px): names of marks have a line of their own below the cursor's time.
int topRoom(const QCustomPlot& plot, const QVector<TimeMark>& marks);
/// Levels as lines from side to side, their names at the right, of low ones below. The items belong to the
/// plot.
QVector<QCPAbstractItem*> addLevels(QCustomPlot& plot, const QVector<ValueMark>& levels,
                                    const PlotTheme& theme);
/// The unit behind the numbers below.
void setAcross(QCustomPlot& plot, const Across& across);
void setValueScale(QCustomPlot& plot, ValueScale scale);
/// A look's colour in the theme: shades go towards text, so that all of them are seen on the panel.
QColor inkOf(const CurveLook& look, const PlotTheme& theme);
/// For the short sample of a curve's line beside its name.
QPen samplePen(const CurveLook& look, const PlotTheme& theme);
QPen curvePen(const Curve& curve, const PlotTheme& theme, CurveRank rank);
/// "limit 80 N m".
QString limitText(double limit, const CurveSet& set);

}  // namespace handhold
