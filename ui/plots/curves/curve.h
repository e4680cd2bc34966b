// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>
#include <QVector>
#include <array>
#include <limits>
#include <optional>

#include "ui/plots/curves/quantity.h"

namespace handhold {

/// By what a curve is known wherever it is drawn.
struct CurveLook {
  QColor color;
  double shade = 0.0;  ///< how far it goes towards the colour of text, so that curves of one hue differ
  Qt::PenStyle style = Qt::SolidLine;
};

/// One line of a plot over time.
struct Curve : CurveLook {
  int id = -1;             ///< the owner's: joint or contact
  QString name;            ///< "Right knee flexion"
  QVector<double> times;   ///< ascending (s)
  QVector<double> values;  ///< in the plot's unit
  Limits limits{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  QVector<double> lowerLimits = {},
                  upperLimits = {};  ///< at the times, where limits go with them; else empty
  bool isBeside = false;             ///< another's values of the same, which no limits hold
  bool hasOwnLimits() const { return !upperLimits.isEmpty(); }
};

/// An instant with a name, as a line from top to bottom.
struct TimeMark {
  double time = 0.0;  ///< (s)
  QString name;
};

/// What a plot has across: time, where nothing else is said.
struct Across {
  QString name = QStringLiteral("time");
  QString unit = QStringLiteral("s");
  int decimals = 3;
};

/// A value with a name, as a line from side to side.
struct ValueMark {
  double value = 0.0;
  QString name;
};

/// Logarithmic: what is not positive is below everything.
enum class ValueScale { Linear, Logarithmic };

/// What a plot shows: curves of one quantity.
struct CurveSet {
  QString title;   ///< "Joint torque"
  QString unit;    ///< "N m"
  QString column;  ///< the unit in column heads of tables; "1" for ratios
  QVector<Curve> curves;
  double from = 0.0, to = 0.0;  ///< time shown when nothing is zoomed (s)
  QVector<TimeMark> marks = {};
  Across across = {};
  QVector<ValueMark> levels = {};
  ValueScale scale = ValueScale::Linear;
  int digits = 0;  ///< that tell a value, where nobody knows how large values are; 0: it has a decimal or two
};

struct PlotRange {
  double lower = 0.0, upper = 1.0;
  bool operator==(const PlotRange&) const = default;
};

/// The range of values that shows all curves and levels with room to breathe, zero among them, and a limit
/// once a curve comes near it. On a logarithmic scale whole powers of ten, not below rounding of the
/// greatest.
PlotRange valueRange(const CurveSet& set);

/// A value of the set as it is told, with its unit; and a place across.
QString valueWords(const CurveSet& set, double value);
QString acrossWords(const Across& across, double place);

/// The curve whose limits may be drawn across the plot: the one asked for, else any where all have the same;
/// null where they would be taken for those of other curves, as of compared ones, which share an id.
const Curve* limitedCurve(const CurveSet& set, int wanted);

/// What lies beyond limits that go with time, up to one end of the values, within the ranges.
QVector<QPointF> beyondLimits(const Curve& curve, const QVector<double>& limits, double end,
                              const std::array<PlotRange, 2>& timeAndValue);

/// The part of a polyline inside the rectangle; gaps are single NaN values. For writers that cannot clip.
Curve clipped(const Curve& curve, const PlotRange& time, const PlotRange& value);

}  // namespace handhold
