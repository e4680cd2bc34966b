// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/end_names.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "ui/plots/curves/plot_style.h"
#include "ui/theme/contrast.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kLead = 14.0;  // px from the axes to the words
constexpr double kFree = 4.0;   // px right of the words

bool isInRange(const PlotRange& range, double value) { return value >= range.lower && value <= range.upper; }

/// Not a number where the curve has none in sight.
double lastValue(const Curve& curve, const PlotRange& time) {
  if (curve.times.isEmpty() || curve.times.first() > time.upper)
    return std::numeric_limits<double>::quiet_NaN();
  const double value = interpolated(curve.times, curve.values, time.upper);
  if (std::isfinite(value)) return value;
  for (qsizetype k = curve.times.size() - 1; k >= 0 && curve.times[k] >= time.lower; --k)
    if (curve.times[k] <= time.upper && std::isfinite(curve.values[k])) return curve.values[k];
  return value;
}

void addLimitWords(QVector<EndWord>& words, const Curve& curve, const CurveSet& set,
                   const std::array<PlotRange, 2>& timeAndValue, const QColor& color) {
  const double end = timeAndValue[0].upper;
  const bool goes = curve.hasOwnLimits();
  for (const double limit : {goes ? interpolated(curve.times, curve.upperLimits, end) : curve.limits.upper,
                             goes ? interpolated(curve.times, curve.lowerLimits, end) : curve.limits.lower}) {
    if (!std::isfinite(limit) || !isInRange(timeAndValue[1], limit)) continue;
    EndWord word;
    word.value = limit;
    word.text = limitText(limit, set);
    word.color = color;
    words.append(word);
  }
}

/// A line may be as dark as its limb's hue, a word must be read: towards text until it can be.
QColor readable(const QColor& ink, const PlotTheme& theme) {
  constexpr double kStep = 0.05;
  double share = 0.0;
  while (share < 1.0 && contrast(blended(ink, theme.text, share), theme.panel) < kReadable) share += kStep;
  return blended(ink, theme.text, share);
}

QFont fontOf(const EndWord& word, const QFont& plain) {
  QFont font = plain;
  if (word.isBold) font.setWeight(QFont::DemiBold);
  return font;
}

}  // namespace

QVector<EndWord> endWords(const CurveSet& set, const std::array<PlotRange, 2>& timeAndValue,
                          const Curve* limited, int bold, const PlotTheme& theme) {
  QVector<EndWord> words;
  if (limited) addLimitWords(words, *limited, set, timeAndValue, blended(theme.panel, theme.exceeded, 0.8));
  const auto limits = words.size();
  for (const Curve& curve : set.curves) {
    const double value = lastValue(curve, timeAndValue[0]);
    if (curve.name.isEmpty() || !std::isfinite(value) || !isInRange(timeAndValue[1], value)) continue;
    EndWord word{value, curve.name, readable(inkOf(curve, theme), theme),
                 {},    curve.id,   bold >= 0 && curve.id == bold};
    word.lead = curvePen(curve, theme, word.isBold ? CurveRank::Selected : CurveRank::Plain);
    words.append(word);
  }
  std::stable_partition(words.begin() + limits, words.end(), [](const EndWord& word) { return word.isBold; });
  return words;
}

int endRoom(const QStringList& texts, const QFont& font) {
  QFont bold = font;
  bold.setWeight(QFont::DemiBold);
  double widest = 0.0;
  for (const QString& text : texts) widest = std::max(widest, QFontMetricsF(bold).horizontalAdvance(text));
  return widest > 0.0 ? static_cast<int>(std::ceil(kLead + widest + kFree)) : 0;
}

/// Least squares with the distances as constraints: less k * apart the places only have to ascend, and those
/// that do not are pooled to their mean.
QVector<double> spreadApart(const QVector<double>& wanted, double apart, const PlotRange& room) {
  struct Pool {
    double sum = 0.0, count = 0.0;
    double mean() const { return sum / count; }
  };
  std::vector<Pool> pools;
  for (qsizetype k = 0; k < wanted.size(); ++k) {
    pools.push_back({wanted[k] - apart * static_cast<double>(k), 1.0});
    while (pools.size() > 1 && pools[pools.size() - 2].mean() > pools.back().mean()) {
      const Pool last = pools.back();
      pools.pop_back();
      pools.back().sum += last.sum;
      pools.back().count += last.count;
    }
  }
  const double last = room.upper - apart * static_cast<double>(wanted.size() - 1);
  QVector<double> places;
  for (const Pool& pool : pools)
    for (double k = 0.0; k < pool.count; k += 1.0)
      places.append(std::clamp(pool.mean(), room.lower, std::max(room.lower, last)) +
                    apart * static_cast<double>(places.size()));
  return places;
}

EndNames::EndNames(QCustomPlot* plot) : QCPAbstractItem(plot) {
  setClipToAxisRect(false);
  setSelectable(false);
}

double EndNames::selectTest(const QPointF&, bool, QVariant*) const { return -1.0; }

QVector<EndNames::Placed> EndNames::placed() const {
  const QRectF axes = clipAxisRect()->rect();
  const double left = axes.right() + kLead, wide = clipAxisRect()->outerRect().right() - left - kFree + 1.0;
  const QFont plain = plotFont(*mParentPlot);
  const double high = QFontMetricsF(plain).height();
  QVector<EndWord> words = words_;
  words.removeIf([&](const EndWord& word) {  // parts of names may be those of others
    return QFontMetricsF(fontOf(word, plain)).horizontalAdvance(word.text) > wide;
  });
  const auto fitting = static_cast<qsizetype>(std::max(0.0, axes.height() / high));
  words = words.first(std::min(words.size(), fitting));
  std::ranges::stable_sort(words, std::greater(), &EndWord::value);
  QVector<double> wanted;
  for (const EndWord& word : words) wanted.append(mParentPlot->yAxis->coordToPixel(word.value));
  const QVector<double> middles =
      spreadApart(wanted, high, {axes.top() + 0.5 * high, axes.bottom() - 0.5 * high});
  QVector<Placed> placed;
  for (qsizetype k = 0; k < words.size(); ++k)
    placed.append({words[k], QRectF(left, middles[k] - 0.5 * high, wide, high)});
  return placed;
}

int EndNames::idAt(const QPointF& position) const {
  for (const Placed& each : placed())
    if (each.box.contains(position)) return each.word.id;
  return -1;
}

void EndNames::draw(QCPPainter* painter) {
  const double right = clipAxisRect()->rect().right();
  painter->setAntialiasing(true);
  for (const Placed& each : placed()) {
    const double y = mParentPlot->yAxis->coordToPixel(each.word.value), middle = each.box.center().y();
    if (each.word.lead.style() != Qt::NoPen) {
      painter->setPen(each.word.lead);
      painter->drawLine(QLineF(right + 1.0, y, each.box.left() - 2.0, middle));
    }
    painter->setFont(fontOf(each.word, plotFont(*mParentPlot)));
    painter->setPen(each.word.color);
    painter->drawText(each.box, Qt::AlignLeft | Qt::AlignVCenter, each.word.text);
  }
}

}  // namespace handhold
