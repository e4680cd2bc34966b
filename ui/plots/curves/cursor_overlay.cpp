// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/cursor_overlay.h"

#include <algorithm>
#include <cmath>

#include "ui/plots/curves/plot_style.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kPad = 6.0;      // px inside a pill, left and right
constexpr double kPillGap = 2.0;  // px between pills
constexpr double kOffset = 10.0;  // px from the point to its pill

}  // namespace

CursorOverlay::CursorOverlay(QCustomPlot* plot) : QCPAbstractItem(plot) {
  setClipToAxisRect(false);
  setSelectable(false);
}

double CursorOverlay::selectTest(const QPointF&, bool, QVariant*) const { return -1.0; }

void CursorOverlay::draw(QCPPainter* painter) {
  const QRectF box = clipAxisRect()->rect();
  const double x = mParentPlot->xAxis->coordToPixel(time_);
  if (hoverX_) drawLine(painter, *hoverX_, blended(theme_.panel, theme_.text, 0.35));
  if (x >= box.left() - 1.0 && x <= box.right() + 1.0) {
    drawLine(painter, x, theme_.accent);
    drawTime(painter, x);
  }
  drawPills(painter);
}

void CursorOverlay::drawLine(QCPPainter* painter, double x, const QColor& color) const {
  const QRectF box = clipAxisRect()->rect();
  painter->setAntialiasing(false);
  painter->setPen(QPen(color, 1.0));
  painter->drawLine(QLineF(std::round(x), box.top() - 1.0, std::round(x), box.bottom()));
}

void CursorOverlay::drawTime(QCPPainter* painter, double x) const {
  const QRectF box = clipAxisRect()->rect();
  const QString text = acrossWords(across_, time_);
  const double wide = figuresWidth(QFontMetricsF(painter->font()), text) + 2.0 * kPad;
  const double left = std::clamp(x - wide / 2.0, box.left(), std::max(box.left(), box.right() - wide));
  const double high = QFontMetricsF(painter->font()).height() + 2.0;
  const QRectF pill(left, clipAxisRect()->outerRect().top() + kTimeRoom - high - 1.0, wide, high);
  painter->setAntialiasing(true);
  painter->setPen(Qt::NoPen);
  painter->setBrush(theme_.accent);
  painter->drawRoundedRect(pill, 4.0, 4.0);
  painter->setPen(theme_.accent.lightnessF() > 0.55f ? QColor(0x10141A) : QColor(Qt::white));
  drawFigures(*painter, pill, Qt::AlignHCenter, text);
}

QRectF CursorOverlay::pillBox(const ValuePill& pill, const QFontMetricsF& metrics) const {
  const QRectF box = clipAxisRect()->rect();
  const double wide = figuresWidth(metrics, pill.text) + 2.0 * kPad + 10.0, high = metrics.height() + 2.0;
  const bool flip = pill.at.x() + kOffset + wide > box.right();
  // a narrow plot shows its beginning, which tells the joint
  const double left = flip ? std::max(box.left(), pill.at.x() - kOffset - wide) : pill.at.x() + kOffset;
  const double lowest = std::max(box.top(), box.bottom() - high);
  return {left, std::clamp(pill.at.y() - high / 2.0, box.top(), lowest), wide, high};
}

void CursorOverlay::drawPills(QCPPainter* painter) const {
  const QFontMetricsF metrics(painter->font());
  QVector<ValuePill> ordered = pills_;
  std::sort(ordered.begin(), ordered.end(),
            [](const ValuePill& a, const ValuePill& b) { return a.at.y() < b.at.y(); });
  painter->setAntialiasing(true);
  double free = -1e9;
  for (const ValuePill& pill : ordered) {
    QRectF box = pillBox(pill, metrics);
    box.moveTop(std::max(box.top(), free));
    free = box.bottom() + kPillGap;
    painter->setPen(QPen(theme_.panel, 1.5));
    painter->setBrush(pill.color);
    painter->drawEllipse(pill.at, 3.5, 3.5);
    painter->setPen(QPen(theme_.hairline, 1.0));
    painter->setBrush(theme_.raised);
    painter->drawRoundedRect(box, 4.0, 4.0);
    painter->setPen(Qt::NoPen);
    painter->setBrush(pill.color);
    painter->drawRoundedRect(QRectF(box.left() + 5.0, box.center().y() - 4.0, 4.0, 8.0), 2.0, 2.0);
    painter->setPen(theme_.text);
    drawFigures(*painter, box.adjusted(kPad + 8.0, 0.0, 0.0, 0.0), Qt::AlignLeft, pill.text);
  }
}

}  // namespace handhold
