// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/instant_chart.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/plots/curves/timeline_ruler.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/elided.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kLeft = 44.0, kRight = 16.0, kTop = 8.0;  // px around the columns
constexpr double kNames = 38.0;                            // px below for two lines of names
constexpr double kWidestBar = 34.0;
constexpr double kNamedFrom = 48.0;  // px of a column from which its name fits

QRectF plotBox(const QRectF& box, const CurveSet& set) {
  const double column = (box.width() - kLeft - kRight) / std::max<qsizetype>(set.curves.size(), 1);
  return box.adjusted(kLeft, kTop, -kRight, column >= kNamedFrom ? -kNames : -8.0);
}

struct Scale {
  QRectF box;
  PlotRange range;
  double y(double value) const {
    return box.bottom() - (value - range.lower) / (range.upper - range.lower) * box.height();
  }
};

/// All limits in view, for a posture is judged by how far each joint is from its own.
PlotRange instantRange(const CurveSet& set) {
  PlotRange range = valueRange(set);
  for (const Curve& curve : set.curves) {
    if (std::isfinite(curve.limits.upper)) range.upper = std::max(range.upper, 1.1 * curve.limits.upper);
    if (std::isfinite(curve.limits.lower)) range.lower = std::min(range.lower, 1.1 * curve.limits.lower);
  }
  return range;
}

void paintGrid(QPainter& painter, const Scale& scale, const PlotTheme& theme) {
  const double step = tickStep(scale.range, scale.box.height());
  for (double k = std::ceil(scale.range.lower / step); k * step <= scale.range.upper; k += 1.0) {
    const double y = std::round(scale.y(k * step)) + 0.5;
    painter.setPen(QPen(blended(theme.panel, theme.text, k == 0.0 ? 0.25 : 0.08), 1.0));
    painter.drawLine(QPointF(scale.box.left(), y), QPointF(scale.box.right(), y));
    painter.setPen(theme.muted);
    drawFigures(painter, QRectF(scale.box.left() - 44.0, y - 8.0, 38.0, 16.0), Qt::AlignRight,
                figures(k * step, decimalsOfStep(step)));
  }
}

/// What the joint can bear, in its own hue, closed by a line at each limit.
void paintBands(QPainter& painter, const Scale& scale, const QRectF& column, const Curve& curve,
                const PlotTheme& theme) {
  const auto clampedY = [&](double value) {
    return std::isfinite(value) ? scale.y(value) : value > 0.0 ? scale.box.top() : scale.box.bottom();
  };
  const double wide = std::min(column.width() * 0.8, 1.8 * kWidestBar),
               left = column.center().x() - wide / 2.0;
  const double top = clampedY(curve.limits.upper),
               bottom = clampedY(std::max(curve.limits.lower, scale.range.lower));
  QColor tint = curve.color;
  tint.setAlphaF(0.12f);
  painter.fillRect(QRectF(left, top, wide, bottom - top), tint);
  painter.setPen(QPen(theme.exceeded, 1.5));
  for (const double limit : {curve.limits.upper, curve.limits.lower})
    if (std::isfinite(limit)) painter.drawLine(QLineF(left, scale.y(limit), left + wide, scale.y(limit)));
}

void paintBar(QPainter& painter, const Scale& scale, const QRectF& column, const Curve& curve) {
  const double value = curve.values.isEmpty() ? 0.0 : curve.values.first();
  if (!std::isfinite(value)) return;
  const double wide = std::min(column.width() * 0.5, kWidestBar);
  const QRectF bar = QRectF(QPointF(column.center().x() - wide / 2.0, scale.y(0.0)),
                            QPointF(column.center().x() + wide / 2.0, scale.y(value)))
                         .normalized();
  QColor fill = curve.color;
  const bool isDashed = curve.style == Qt::DashLine || curve.style == Qt::DotLine;  // those of left limbs
  if (isDashed) fill.setAlphaF(0.55f);
  painter.setPen(isDashed ? QPen(curve.color, 1.5, Qt::DashLine) : QPen(Qt::NoPen));
  painter.setBrush(fill);
  painter.drawRoundedRect(bar, std::min(3.0, bar.height() / 2.0), std::min(3.0, bar.height() / 2.0));
}

void paintValue(QPainter& painter, const Scale& scale, const QRectF& column, const Curve& curve) {
  if (curve.values.isEmpty()) return;
  const double value = curve.values.first();
  const QString text = figures(value, scale.range.upper > 10.0 ? 1 : 2);
  constexpr double kApart = 6.0;
  if (figuresWidth(QFontMetricsF(painter.font()), text) + kApart > column.width()) return;
  const double top = numberTop(scale.box.adjusted(0.0, -kTop, 0.0, 0.0), scale.y(value), scale.y(0.0),
                               {scale.y(curve.limits.upper), scale.y(curve.limits.lower)});
  drawFigures(painter, QRectF(column.left(), top, column.width(), kNumberHeight), Qt::AlignHCenter, text);
}

/// The name in two lines: as many words as fit, then what fits of the rest. The tooltip has all of it.
QString twoLines(const QString& name, const QFontMetricsF& font, double width) {
  const qsizetype words = name.count(QLatin1Char(' ')) + 1;
  qsizetype fitting = words;
  while (fitting > 1 && font.horizontalAdvance(name.section(QLatin1Char(' '), 0, fitting - 1)) > width)
    --fitting;
  const QString first = name.section(QLatin1Char(' '), 0, fitting - 1);
  const QString rest = name.section(QLatin1Char(' '), fitting);
  return elided(font, first, Qt::ElideRight, width) + QLatin1Char('\n') +
         elided(font, rest, Qt::ElideRight, width);
}

}  // namespace

double tickStep(const PlotRange& range, double height) {
  constexpr double kApart = 36.0, kNearest = 15.0;  // px
  double step = 0.0;
  for (double apart = kApart; apart >= kNearest; apart *= 0.8) {
    step = niceStep(range.upper - range.lower, height / apart);
    if (std::floor(range.upper / step) - std::ceil(range.lower / step) >= 2.0) break;
  }
  return step;
}

double numberTop(const QRectF& room, double end, double zero, const std::array<double, 2>& lines) {
  constexpr double kApart = 1.0;
  const double above = -kNumberHeight - kApart;
  const bool isUp = end <= zero;
  const double beyond = std::clamp(end + (isUp ? above : kApart), room.top(), room.bottom() - kNumberHeight);
  const auto isClear = [&](double top) {
    const auto meets = [&](double line) {
      return line > top - kApart && line < top + kNumberHeight + kApart;
    };
    return top >= room.top() && top + kNumberHeight <= room.bottom() && std::ranges::none_of(lines, meets);
  };
  // limits near zero leave no room between them: then beyond the limit itself
  const double limit = isUp ? std::ranges::min(lines) : std::ranges::max(lines);
  const double other = zero + (isUp ? kApart : above),
               outside = limit + (isUp ? above : kApart) + (isUp ? -kApart : kApart);
  for (const double top : {beyond, other, outside})
    if (isClear(top)) return top;
  return other;
}

void paintInstant(QPainter& painter, const QRectF& box, const CurveSet& set, const PlotTheme& theme,
                  int selected) {
  painter.setRenderHint(QPainter::Antialiasing);
  const Scale scale{plotBox(box, set), instantRange(set)};
  const double wide = scale.box.width() / std::max<qsizetype>(set.curves.size(), 1);
  paintGrid(painter, scale, theme);
  const QFont small = scaledFont(painter.font(), 0.9);
  painter.setFont(small);
  for (int k = 0; k < set.curves.size(); ++k) {
    const Curve& curve = set.curves[k];
    const QRectF column(scale.box.left() + k * wide, scale.box.top(), wide, scale.box.height());
    if (curve.id == selected) painter.fillRect(column, blended(theme.panel, theme.accent, 0.10));
    paintBands(painter, scale, column, curve, theme);
    paintBar(painter, scale, column, curve);
    painter.setPen(theme.text);
    paintValue(painter, scale, column, curve);
    if (wide < kNamedFrom) continue;
    painter.setPen(curve.id == selected ? theme.text : theme.muted);
    const QRectF name(column.left() + 2.0, scale.box.bottom() + 4.0, wide - 4.0, kNames - 4.0);
    painter.drawText(name, Qt::AlignHCenter | Qt::AlignTop,
                     twoLines(curve.name, QFontMetricsF(small), name.width()));
  }
}

InstantChart::InstantChart(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(tr("Values of the posture"));
}

void InstantChart::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  update();
}

void InstantChart::setCurves(CurveSet set) {
  set_ = std::move(set);
  atHand_ = std::min(atHand_, static_cast<int>(set_.curves.size()) - 1);
  update();
}

void InstantChart::setSelected(int id) {
  selected_ = id;
  update();
}

int InstantChart::columnAt(double x) const {
  const QRectF box = plotBox(rect(), set_);
  if (set_.curves.isEmpty() || x < box.left() || x >= box.right()) return -1;
  return static_cast<int>((x - box.left()) / box.width() * static_cast<double>(set_.curves.size()));
}

void InstantChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.panel);
  paintInstant(painter, rect(), set_, theme_, selected_);
  if (!hasFocus()) return;
  paintFocusRing(painter, rect(), theme_.accent);
  if (atHand_ >= 0) paintFocusRing(painter, columnBox(atHand_), theme_.accent);
}

QRectF InstantChart::columnBox(int column) const {
  const QRectF box = plotBox(rect(), set_);
  const double wide = box.width() / static_cast<double>(set_.curves.size());
  return {box.left() + wide * column, box.top(), wide, box.height()};
}

QString InstantChart::wordsOf(int column) const {
  const Curve& curve = set_.curves[column];
  if (curve.values.isEmpty()) return curve.name;
  return QStringLiteral("%1  %2 %3").arg(curve.name, figures(curve.values.first(), 2), set_.unit);
}

void InstantChart::walkTo(int column) {
  atHand_ = column;
  if (column >= 0) setAccessibleDescription(wordsOf(column));
  update();
}

void InstantChart::keyPressEvent(QKeyEvent* event) {
  const int count = static_cast<int>(set_.curves.size());
  if (const auto column = walked(*event, WalkAlong::Across, atHand_, count)) return walkTo(*column);
  if (isEnter(*event) && atHand_ >= 0) return emit curvePicked(set_.curves[atHand_].id);
  QWidget::keyPressEvent(event);
}

/// Where the selected column is, if it is there.
void InstantChart::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  const auto selected = std::ranges::find(set_.curves, selected_, &Curve::id);
  if (atHand_ < 0 && selected != set_.curves.end()) walkTo(static_cast<int>(selected - set_.curves.begin()));
}

void InstantChart::mousePressEvent(QMouseEvent* event) {
  const int column = columnAt(event->position().x());
  if (event->button() != Qt::LeftButton || column < 0) return;
  // a posture has no time for arrows to step through: they go on from here
  walkTo(column);
  setFocus(Qt::MouseFocusReason);
  emit curvePicked(set_.curves[column].id);
}

void InstantChart::mouseMoveEvent(QMouseEvent* event) {
  const int column = columnAt(event->position().x());
  if (column < 0 || set_.curves[column].values.isEmpty()) return QToolTip::hideText();
  QToolTip::showText(event->globalPosition().toPoint(), wordsOf(column), this);
}

void InstantChart::contextMenuEvent(QContextMenuEvent* event) {
  const int column = event->reason() == QContextMenuEvent::Mouse ? columnAt(event->pos().x()) : atHand_;
  emit menuWanted(event->globalPos(), column >= 0 ? set_.curves[column].id : selected_);
}

}  // namespace handhold
