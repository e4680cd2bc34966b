// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/thin_slider.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>

#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr double kThinHandle = 5.0;
constexpr double kEdge = 7.0;  ///< room for the handle at both ends

}  // namespace

ThinSlider::ThinSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setAttribute(Qt::WA_Hover);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int ThinSlider::valueAt(double x) const {
  const double share = std::clamp((x - kEdge) / (width() - 2 * kEdge), 0.0, 1.0);
  return minimum() + qRound(share * (maximum() - minimum()));
}

void ThinSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  setSliderDown(true);
  setValue(valueAt(event->position().x()));
}

void ThinSlider::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) setValue(valueAt(event->position().x()));
}

void ThinSlider::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

void ThinSlider::wheelEvent(QWheelEvent* event) { event->ignore(); }

void ThinSlider::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Tokens& colours = tokens(palette());
  const double middle = height() / 2.0;
  const double share = static_cast<double>(value() - minimum()) / std::max(1, maximum() - minimum());
  const double now = kEdge + share * (width() - 2 * kEdge);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.hairline);
  painter.drawRoundedRect(QRectF(kEdge, middle - 1.5, width() - 2 * kEdge, 3), 1.5, 1.5);
  painter.setBrush(colours.accent);
  painter.drawRoundedRect(QRectF(kEdge, middle - 1.5, now - kEdge, 3), 1.5, 1.5);
  painter.setPen(QPen(hasFocus() ? colours.accent : colours.panel, 2));
  painter.setBrush(value() == minimum() ? colours.muted : (underMouse() ? colours.accent : colours.text));
  painter.drawEllipse(QPointF(now, middle), kThinHandle, kThinHandle);
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

}  // namespace handhold
