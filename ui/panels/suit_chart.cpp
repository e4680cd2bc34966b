// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/suit_chart.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/theme/chart_font.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr double kSide = 8.0, kTop = 20.0, kBottom = 20.0;  // px about the curves
constexpr double kRoom = 1.15;                              // above the greatest torque

}  // namespace

SuitChart::SuitChart(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("subject.suit.chart"));
  setAccessibleName(tr("Torque of the suit over the joint's angle"));
  setToolTip(
      tr("What the suit does to the joint, over its range: the spring (solid), and with friction while the "
         "angle grows and falls (dashed). The line stands where the joint is"));
}

void SuitChart::show(const JointSuit& suit, const Joint& joint, double now) {
  suit_ = suit;
  lower_ = joint.lower;
  upper_ = joint.upper;
  now_ = std::clamp(now, lower_, upper_);
  update();
}

QRectF SuitChart::box() const {
  return QRectF(kSide, kTop, width() - 2.0 * kSide, height() - kTop - kBottom);
}

double SuitChart::greatest() const {
  double most = 1e-3;
  for (const double angle : {lower_, upper_})
    most = std::max(most, std::abs(suit_.torque(angle, 0.0)) + suit_.friction);
  return kRoom * most;
}

QPointF SuitChart::placeOf(double angle, double torque) const {
  const QRectF area = box();
  return {area.left() + area.width() * (angle - lower_) / (upper_ - lower_),
          area.center().y() - 0.5 * area.height() * torque / greatest()};
}

void SuitChart::paintAxes(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  const QRectF area = box();
  painter.setPen(QPen(colours.hairline, 1.0));
  painter.drawLine(placeOf(lower_, 0.0), placeOf(upper_, 0.0));
  painter.drawLine(placeOf(suit_.neutral, 0.0) - QPointF(0.0, 4.0),
                   placeOf(suit_.neutral, 0.0) + QPointF(0.0, 4.0));
  painter.setPen(colours.muted);
  const QRectF below(area.left(), area.bottom() + 2.0, area.width(), kBottom - 2.0);
  painter.drawText(below, Qt::AlignLeft, measured(lower_, Dimension::Angle));
  painter.drawText(below, Qt::AlignHCenter, tr("at rest %1").arg(measured(suit_.neutral, Dimension::Angle)));
  painter.drawText(below, Qt::AlignRight, measured(upper_, Dimension::Angle));
  painter.drawText(QRectF(area.left(), 0.0, area.width(), kTop), Qt::AlignLeft | Qt::AlignVCenter,
                   QStringLiteral("± %1").arg(measured(greatest() / kRoom, Dimension::Torque)));
}

void SuitChart::paintCurves(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  const auto curve = [&](double sense, const QPen& pen) {
    painter.setPen(pen);
    painter.drawLine(placeOf(lower_, suit_.torque(lower_, sense)),
                     placeOf(upper_, suit_.torque(upper_, sense)));
  };
  if (suit_.friction > 0.0)
    for (const double sense : {-1.0, 1.0}) curve(sense, QPen(colours.muted, 1.0, Qt::DashLine));
  curve(0.0, QPen(colours.predicted, 1.5));
}

void SuitChart::paintNow(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  const QRectF area = box();
  const double x = placeOf(now_, 0.0).x();
  painter.setPen(QPen(colours.accent, 1.0));
  painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
  painter.drawText(
      QRectF(area.left(), 0.0, area.width(), kTop), Qt::AlignRight | Qt::AlignVCenter,
      tr("%1 at %2")
          .arg(measured(suit_.torque(now_, 0.0), Dimension::Torque), measured(now_, Dimension::Angle)));
}

void SuitChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(chartFont(font()));
  paintAxes(painter);
  paintCurves(painter);
  paintNow(painter);
}

}  // namespace handhold
