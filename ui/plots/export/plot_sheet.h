// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>

#include "ui/plots/curves/curve_plot.h"
#include "ui/plots/curves/instant_chart.h"

namespace handhold {

enum class SheetKind { OverTime, Instant };

/// A plot as it goes on paper: title, axes, curves in the given ranges, their names at their ends, of very
/// many in a legend beside them.
struct PlotSheet {
  SheetKind kind = SheetKind::OverTime;
  CurveSet set;
  PlotRange time, value;
  Limits limits;      ///< drawn as bands; infinite: none
  int limited = -1;   ///< the curve whose limits go with time, -1: those are the same at all times
  int selected = -1;  ///< the bold curve's id
  PlotTheme theme;
};

/// What a plot shows now, zoom included.
PlotSheet plotSheet(const CurvePlot& plot, const PlotTheme& theme);
PlotSheet plotSheet(const InstantChart& chart, const PlotTheme& theme);

/// All of some curves over time, in the light look.
PlotSheet plotSheet(const CurveSet& set);

/// size: in logical pixels (1/96 inch). The picture of pngOf has size times scale pixels.
QByteArray pngOf(const PlotSheet& sheet, const QSize& size, double scale);
QByteArray svgOf(const PlotSheet& sheet, const QSize& size);
QByteArray pdfOf(const PlotSheet& sheet, const QSize& size);

/// By the suffix: png (at twice the size), svg, pdf or csv. Throws InputError.
void exportSheet(const PlotSheet& sheet, const QString& file, const QSize& size);

}  // namespace handhold
