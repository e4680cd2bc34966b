// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/curve.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/theme/degree_sign.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kNear = 0.6;     // part of a limit from which it belongs in the picture
constexpr double kBreath = 0.08;  // free part of the range above and below

struct Point {
  double t, y;
};

/// The limit on the side of a value, infinite without.
double limitAt(const Curve& curve, qsizetype k) {
  const bool isUpper = curve.values[k] >= 0.0;
  if (curve.hasOwnLimits()) return (isUpper ? curve.upperLimits : curve.lowerLimits)[k];
  return isUpper ? curve.limits.upper : curve.limits.lower;
}

double nearness(const Curve& curve, qsizetype k) {
  const double limit = limitAt(curve, k);
  return std::isfinite(limit) && limit != 0.0 ? curve.values[k] / limit : 0.0;
}

double nearness(const Curve& curve) {
  double greatest = 0.0;
  for (qsizetype k = 0; k < curve.values.size(); ++k) greatest = std::max(greatest, nearness(curve, k));
  return greatest;
}

void include(PlotRange& range, const Curve& curve) {
  for (const double value : curve.values) {
    if (!std::isfinite(value)) continue;
    range.lower = std::min(range.lower, value);
    range.upper = std::max(range.upper, value);
  }
}

/// Limits where the curve itself is near them.
void includeNearLimits(PlotRange& range, const Curve& curve) {
  for (qsizetype k = 0; k < curve.values.size(); ++k) {
    if (!(nearness(curve, k) > kNear)) continue;
    range.upper = std::max(range.upper, 1.05 * limitAt(curve, k));
    range.lower = std::min(range.lower, 1.05 * limitAt(curve, k));
  }
}

/// Liang and Barsky: the part of ab inside the rectangle as parameters, or nothing.
std::optional<std::array<double, 2>> insideOf(const Point& a, const Point& b, const PlotRange& time,
                                              const PlotRange& value) {
  double enter = 0.0, leave = 1.0;
  const std::array<std::array<double, 2>, 4> edges = {{{a.t - b.t, a.t - time.lower},
                                                       {b.t - a.t, time.upper - a.t},
                                                       {a.y - b.y, a.y - value.lower},
                                                       {b.y - a.y, value.upper - a.y}}};
  for (const auto& [p, r] : edges) {
    if (p == 0.0 && r < 0.0) return std::nullopt;
    if (p < 0.0) enter = std::max(enter, r / p);
    if (p > 0.0) leave = std::min(leave, r / p);
  }
  if (!(enter <= leave)) return std::nullopt;
  return std::array<double, 2>{enter, leave};
}

void append(Curve& curve, const Point& point) {
  if (!curve.times.isEmpty() && curve.times.last() == point.t && curve.values.last() == point.y) return;
  curve.times.append(point.t);
  curve.values.append(point.y);
}

void breakLine(Curve& curve) {
  if (!curve.values.isEmpty() && std::isfinite(curve.values.last()))
    append(curve, {curve.times.last(), std::numeric_limits<double>::quiet_NaN()});
}

constexpr double kLogDepth = 1e-16;  // of the greatest value: below is rounding

PlotRange logarithmicRange(const CurveSet& set) {
  double least = std::numeric_limits<double>::infinity(), most = 0.0;
  const auto take = [&](double value) {
    if (!(value > 0.0) || !std::isfinite(value)) return;
    least = std::min(least, value);
    most = std::max(most, value);
  };
  for (const Curve& curve : set.curves) std::ranges::for_each(curve.values, take);
  for (const ValueMark& level : set.levels) take(level.value);
  if (most == 0.0) return {0.1, 1.0};
  least = std::max(least, kLogDepth * most);
  const double lower = std::floor(std::log10(least)), upper = std::ceil(std::log10(most));
  return {std::pow(10.0, lower), std::pow(10.0, std::max(upper, lower + 1.0))};
}

const Curve* nearestToLimit(const CurveSet& set) {
  const auto nearer = [](const Curve& a, const Curve& b) { return nearness(a) < nearness(b); };
  const auto nearest = std::ranges::max_element(set.curves, nearer);
  return nearest == set.curves.end() ? nullptr : &*nearest;
}

}  // namespace

PlotRange valueRange(const CurveSet& set) {
  if (set.scale == ValueScale::Logarithmic) return logarithmicRange(set);
  PlotRange range{0.0, 0.0};
  for (const Curve& curve : set.curves) include(range, curve);
  for (const ValueMark& level : set.levels) {
    range.lower = std::min(range.lower, level.value);
    range.upper = std::max(range.upper, level.value);
  }
  if (const Curve* nearest = nearestToLimit(set)) includeNearLimits(range, *nearest);
  const double span = range.upper - range.lower;
  if (!(span > 0.0)) return {-1.0, 1.0};
  return {range.lower < 0.0 ? range.lower - kBreath * span : 0.0,
          range.upper > 0.0 ? range.upper + kBreath * span : 0.0};
}

QString valueWords(const CurveSet& set, double value) {
  const QString number = set.digits > 0 ? significant(value, set.digits)
                                        : figures(value, set.column == QLatin1String("1") ? 2 : 1);
  return number + QLatin1Char(' ') + set.unit;
}

QString acrossWords(const Across& across, double place) {
  return numberWithUnit(figures(place, across.decimals), across.unit);
}

const Curve* limitedCurve(const CurveSet& set, int wanted) {
  const bool isThere = std::ranges::find(set.curves, wanted, &Curve::id) != set.curves.end();
  const Curve* found = nullptr;
  for (const Curve& curve : set.curves) {
    if (curve.isBeside || (isThere && curve.id != wanted)) continue;
    if (found && (curve.limits != found->limits || curve.hasOwnLimits() || found->hasOwnLimits()))
      return nullptr;
    if (!found) found = &curve;
  }
  return found;
}

QVector<QPointF> beyondLimits(const Curve& curve, const QVector<double>& limits, double end,
                              const std::array<PlotRange, 2>& timeAndValue) {
  const PlotRange &time = timeAndValue[0], &value = timeAndValue[1];
  QVector<QPointF> outline{{time.lower, end}};
  const auto add = [&](double t, double limit) {
    outline.append({t, std::clamp(limit, std::min(value.lower, end), std::max(value.upper, end))});
  };
  add(time.lower, interpolated(curve.times, limits, time.lower));
  for (qsizetype k = 0; k < curve.times.size(); ++k)
    if (curve.times[k] > time.lower && curve.times[k] < time.upper) add(curve.times[k], limits[k]);
  add(time.upper, interpolated(curve.times, limits, time.upper));
  outline.append({time.upper, end});
  return outline;
}

Curve clipped(const Curve& curve, const PlotRange& time, const PlotRange& value) {
  Curve result = curve;
  result.times.clear(), result.values.clear();
  for (qsizetype k = 0; k + 1 < curve.times.size(); ++k) {
    const Point a{curve.times[k], curve.values[k]}, b{curve.times[k + 1], curve.values[k + 1]};
    const bool drawn = std::isfinite(a.y) && std::isfinite(b.y);
    const auto inside = drawn ? insideOf(a, b, time, value) : std::nullopt;
    if (!inside) {
      breakLine(result);
      continue;
    }
    const auto at = [&](double s) { return Point{a.t + s * (b.t - a.t), a.y + s * (b.y - a.y)}; };
    if ((*inside)[0] > 0.0) breakLine(result);
    append(result, (*inside)[0] > 0.0 ? at((*inside)[0]) : a);
    append(result, (*inside)[1] < 1.0 ? at((*inside)[1]) : b);
  }
  return result;
}

}  // namespace handhold
