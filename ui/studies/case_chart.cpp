// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/case_chart.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/study/study_summary.h"
#include "ui/controls/severity_look.h"
#include "ui/plots/curves/timeline_ruler.h"
#include "ui/theme/chart_font.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/figures.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr double kMarginLeft = 56.0, kMarginRight = 12.0, kMarginTop = 18.0, kMarginBottom = 34.0;  // px
constexpr double kCaseDot = 3.5;  // px, half of a point
constexpr double kClickNear = 12.0;
constexpr double kBoxHalf = 0.25;                        // of a column
constexpr double kTickWidth = 70.0, kTickHeight = 36.0;  // px, about, from tick to tick
constexpr int kTickDigits = 4;
constexpr double kGridInk = 0.15;
constexpr double kWhole = 100.0;  // %

/// Some room beyond the ends.
void widen(double& low, double& high) {
  const double room = high > low ? 0.06 * (high - low) : std::max(1e-3, 0.1 * std::abs(high));
  low -= room, high += room;
}

QVector<double> roundTicks(double low, double high, double count) {
  const double step = niceStep(high - low, count);
  QVector<double> ticks;
  for (double k = std::ceil(low / step); k * step <= high; ++k) ticks.append(k * step);
  return ticks;
}

QColor withStrength(QColor color, double strength) {
  color.setAlphaF(static_cast<float>(strength));
  return color;
}

}  // namespace

CaseChart::CaseChart(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("sweep.chart"));
  setAccessibleName(tr("Cases of the study as points"));
  setToolTip(tr("Each point is a case; a click shows its posture or motion. Boxes: quartiles and median"));
  setFocusPolicy(Qt::TabFocus);
  setMinimumSize(260, 120);
}

void CaseChart::show(const CaseChartContent& content) {
  content_ = content;
  atHand_ = -1;
  constexpr double kFar = std::numeric_limits<double>::infinity();
  left_ = low_ = kFar, right_ = high_ = -kFar;
  for (const CasePoint& point : content_.points) {
    left_ = std::min(left_, point.x), right_ = std::max(right_, point.x);
    low_ = std::min(low_, point.y), high_ = std::max(high_, point.y);
  }
  for (const ShareMark& mark : content_.shares)
    left_ = std::min(left_, mark.x), right_ = std::max(right_, mark.x), low_ = 0.0, high_ = kWhole;
  if (content_.points.isEmpty() && content_.shares.isEmpty()) left_ = low_ = 0.0, right_ = high_ = 1.0;
  if (content_.columns.isEmpty())
    widen(left_, right_);
  else
    left_ = -0.5, right_ = static_cast<double>(content_.columns.size()) - 0.5;
  if (content_.shares.isEmpty()) widen(low_, high_);
  update();
}

void CaseChart::choose(int index) {
  chosen_ = index;
  update();
}

QRectF CaseChart::box() const {
  return {kMarginLeft, kMarginTop, width() - kMarginLeft - kMarginRight,
          height() - kMarginTop - kMarginBottom};
}

QPointF CaseChart::placeOf(const CasePoint& point) const {
  const QRectF area = box();
  return {area.left() + area.width() * (point.x - left_) / (right_ - left_),
          area.bottom() - area.height() * (point.y - low_) / (high_ - low_)};
}

QVector<double> CaseChart::yTicks() const { return roundTicks(low_, high_, box().height() / kTickHeight); }

/// None where every column has its name.
QVector<double> CaseChart::xTicks() const {
  return content_.columns.isEmpty() ? roundTicks(left_, right_, box().width() / kTickWidth)
                                    : QVector<double>();
}

void CaseChart::paintAxes(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  const QRectF area = box();
  painter.setPen(QPen(colours.hairline, 1.0));
  painter.drawRect(area);
  painter.setPen(colours.muted);
  for (const double tick : yTicks()) {
    const double y = placeOf({0, left_, tick}).y();
    painter.drawText(QRectF(0.0, y - 8.0, kMarginLeft - 4.0, 16.0), Qt::AlignRight | Qt::AlignVCenter,
                     significant(tick, kTickDigits));
    painter.fillRect(QRectF(area.left(), y, area.width(), 1.0), withStrength(colours.muted, kGridInk));
  }
  for (const double tick : xTicks()) {
    const double x = placeOf({0, tick, low_}).x();
    painter.drawText(QRectF(x - 30.0, area.bottom() + 2.0, 60.0, 14.0), Qt::AlignHCenter | Qt::AlignTop,
                     significant(tick, kTickDigits));
    painter.fillRect(QRectF(x, area.top(), 1.0, area.height()), withStrength(colours.muted, kGridInk));
  }
  const double wide = area.width() / std::max<double>(1.0, static_cast<double>(content_.columns.size()));
  for (qsizetype i = 0; i < content_.columns.size(); ++i)
    painter.drawText(QRectF(area.left() + wide * static_cast<double>(i), area.bottom() + 2.0, wide, 14.0),
                     Qt::AlignHCenter | Qt::AlignTop, content_.columns[i]);
  painter.drawText(QRectF(area.left(), 0.0, area.width(), kMarginTop), Qt::AlignLeft | Qt::AlignVCenter,
                   content_.yName);
  painter.drawText(QRectF(area.left(), height() - 17.0, area.width(), 16.0),
                   Qt::AlignRight | Qt::AlignVCenter, content_.xName);
}

void CaseChart::paintBoxes(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  for (qsizetype column = 0; column < content_.columns.size(); ++column) {
    std::vector<double> values;
    for (const CasePoint& point : content_.points)
      if (std::lround(point.x) == column) values.push_back(point.y);
    const auto numbers = fiveNumbers(values);
    if (!numbers) continue;
    const std::array<double, 5>& five = *numbers;
    const auto x = static_cast<double>(column);
    const auto at = [&](double across, double value) { return placeOf({0, x + across, value}); };
    painter.setPen(QPen(colours.muted, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(at(0.0, five[0]), at(0.0, five[1]));
    painter.drawLine(at(0.0, five[3]), at(0.0, five[4]));
    painter.drawRect(QRectF(at(-kBoxHalf, five[3]), at(kBoxHalf, five[1])));
    painter.setPen(QPen(colours.muted, 2.0));
    painter.drawLine(at(-kBoxHalf, five[2]), at(kBoxHalf, five[2]));
  }
}

void CaseChart::paintPoints(QPainter& painter) const {
  for (const CasePoint& point : content_.points) {
    const bool isChosen = point.index == chosen_;
    painter.setPen(isChosen ? QPen(palette().color(QPalette::Text), 2.0) : QPen(Qt::NoPen));
    painter.setBrush(severityColor(Severity::Good, palette()));
    const double half = isChosen ? kCaseDot + 2.0 : kCaseDot;
    painter.drawEllipse(placeOf(point), half, half);
  }
}

/// Each with its interval.
void CaseChart::paintShares(QPainter& painter) const {
  for (const ShareMark& mark : content_.shares) {
    painter.setPen(QPen(tokens(palette()).muted, 1.5));
    painter.drawLine(placeOf({0, mark.x, mark.low}), placeOf({0, mark.x, mark.high}));
    painter.setPen(Qt::NoPen);
    painter.setBrush(severityColor(Severity::Good, palette()));
    painter.drawEllipse(placeOf({0, mark.x, mark.share}), kCaseDot + 1.0, kCaseDot + 1.0);
  }
}

void CaseChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(chartFont(font()));
  paintAxes(painter);
  paintBoxes(painter);
  paintPoints(painter);
  paintShares(painter);
  if (!hasFocus()) return;
  const QColor accent = tokens(palette()).accent;
  paintFocusRing(painter, rect(), accent);
  const auto at = std::ranges::find(content_.points, atHand_, &CasePoint::index);
  if (at == content_.points.end()) return;
  const QPointF reach(kClickNear, kClickNear);
  paintFocusRing(painter, QRectF(placeOf(*at) - reach, placeOf(*at) + reach), accent);
}

/// From the left, as the points are seen.
void CaseChart::keyPressEvent(QKeyEvent* event) {
  QVector<CasePoint> points = content_.points;
  std::ranges::stable_sort(points, {}, [](const CasePoint& point) { return std::pair(point.x, point.y); });
  const auto from = std::ranges::find(points, atHand_ >= 0 ? atHand_ : chosen_, &CasePoint::index);
  const int at = from == points.end() ? -1 : static_cast<int>(from - points.begin());
  if (const auto next = walked(*event, WalkAlong::Across, at, static_cast<int>(points.size()))) {
    atHand_ = points[*next].index;
    setAccessibleDescription(QStringLiteral("%1 %2, %3 %4")
                                 .arg(content_.xName, significant(points[*next].x, kTickDigits),
                                      content_.yName, significant(points[*next].y, kTickDigits)));
    return update();
  }
  if (isEnter(*event) && atHand_ >= 0) return emit chosen(atHand_);
  QWidget::keyPressEvent(event);
}

void CaseChart::mousePressEvent(QMouseEvent* event) {
  const CasePoint* nearest = nullptr;
  double least = kClickNear;
  for (const CasePoint& point : content_.points) {
    const QPointF way = placeOf(point) - event->position();
    const double away = std::hypot(way.x(), way.y());
    if (away < least) least = away, nearest = &point;
  }
  if (nearest) emit chosen(nearest->index);
}

}  // namespace handhold
