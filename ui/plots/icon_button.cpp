// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/icon_button.h"

#include <QPainter>
#include <QPainterPath>

namespace handhold {

namespace {

QPainterPath polygon(std::initializer_list<QPointF> points) {
  QPainterPath path;
  path.addPolygon(QPolygonF(QList<QPointF>(points)));
  path.closeSubpath();
  return path;
}

QPainterPath playShape() { return polygon({{6.5, 4.5}, {15.5, 10.0}, {6.5, 15.5}}); }

QPainterPath stepShape() {
  QPainterPath path = polygon({{9.0, 5.5}, {15.0, 10.0}, {9.0, 14.5}});
  path.moveTo(5.5, 5.5);
  path.lineTo(5.5, 14.5);
  return path;
}

QPainterPath lastShape() {
  QPainterPath path = polygon({{5.0, 5.5}, {11.5, 10.0}, {5.0, 14.5}});
  path.moveTo(14.5, 5.5);
  path.lineTo(14.5, 14.5);
  return path;
}

QPainterPath pauseShape() {
  QPainterPath path;
  path.addRoundedRect(QRectF(6.0, 5.0, 2.5, 10.0), 0.5, 0.5);
  path.addRoundedRect(QRectF(11.5, 5.0, 2.5, 10.0), 0.5, 0.5);
  return path;
}

QPainterPath loopShape() {
  QPainterPath path;
  path.moveTo(4.0, 10.0);
  path.cubicTo(4.0, 6.5, 6.0, 6.0, 8.0, 6.0);
  path.lineTo(15.5, 6.0);
  path.moveTo(13.2, 3.7);
  path.lineTo(15.5, 6.0);
  path.lineTo(13.2, 8.3);
  path.moveTo(16.0, 10.0);
  path.cubicTo(16.0, 13.5, 14.0, 14.0, 12.0, 14.0);
  path.lineTo(4.5, 14.0);
  path.moveTo(6.8, 11.7);
  path.lineTo(4.5, 14.0);
  path.lineTo(6.8, 16.3);
  return path;
}

QPainterPath shapeOf(TransportIcon icon) {
  const QTransform mirror(-1.0, 0.0, 0.0, 1.0, 20.0, 0.0);
  switch (icon) {
    case TransportIcon::Play:
      return playShape();
    case TransportIcon::Pause:
      return pauseShape();
    case TransportIcon::Next:
      return stepShape();
    case TransportIcon::Previous:
      return mirror.map(stepShape());
    case TransportIcon::Last:
      return lastShape();
    case TransportIcon::First:
      return mirror.map(lastShape());
    case TransportIcon::Loop:
      break;
  }
  return loopShape();
}

}  // namespace

IconButton::IconButton(TransportIcon icon, QWidget* parent) : QAbstractButton(parent), icon_(icon) {
  setFocusPolicy(Qt::NoFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconButton::setTransportIcon(TransportIcon icon) {
  icon_ = icon;
  update();
}

void IconButton::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  update();
}

void IconButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double tint = !isEnabled() ? 0.0 : isDown() ? 0.16 : underMouse() ? 0.09 : 0.0;
  painter.setPen(Qt::NoPen);
  painter.setBrush(isChecked() ? blended(theme_.panel, theme_.accent, 0.22)
                               : blended(theme_.panel, theme_.text, tint));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1.0, 1.0, -1.0, -1.0), 6.0, 6.0);
  const QColor ink = !isEnabled()  ? blended(theme_.panel, theme_.text, 0.3)
                     : isChecked() ? theme_.accent
                                   : theme_.text;
  painter.translate((width() - 20.0) / 2.0, (height() - 20.0) / 2.0);
  painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const bool filled = icon_ == TransportIcon::Play || icon_ == TransportIcon::Pause;
  painter.setBrush(filled ? QBrush(ink) : QBrush(Qt::NoBrush));
  painter.drawPath(shapeOf(icon_));
}

void IconButton::enterEvent(QEnterEvent*) { update(); }

void IconButton::leaveEvent(QEvent*) { update(); }

}  // namespace handhold
