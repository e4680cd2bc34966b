// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "ui/plots/curves/curve_plot.h"
#include "ui/theme/chart_keys.h"

// How curves are zoomed, by the wheel and by keys, and who has the keyboard.

namespace handhold {

namespace {

constexpr double kZoomPerNotch = 0.85;

}  // namespace

void CurvePlot::zoomAbout(const QPointF& position, double notches) {
  easing_.stop();
  const double factor = std::pow(kZoomPerNotch, notches);
  const bool values = position.x() < axisRect()->left();
  QCPAxis* axis = values ? yAxis : xAxis;
  axis->scaleRange(factor, axis->pixelToCoord(values ? position.y() : position.x()));
  if (!values) {
    const double lower = std::max(xAxis->range().lower, set_.from),
                 upper = std::min(xAxis->range().upper, set_.to);
    if (lower < upper) xAxis->setRange(lower, upper);
  }
  placeBands();
  placeMarks();
  replot(QCustomPlot::rpQueuedReplot);
}

void CurvePlot::wheelEvent(QWheelEvent* event) {
  zoomAbout(event->position(), event->angleDelta().y() / 120.0);
  hover(event->position());
  event->accept();
}

/// Page up and down: the time about the cursor, with Shift the values about their middle.
void CurvePlot::keyPressEvent(QKeyEvent* event) {
  const bool in = event->key() == Qt::Key_PageUp, out = event->key() == Qt::Key_PageDown;
  if ((!in && !out) || set_.curves.isEmpty()) return QCustomPlot::keyPressEvent(event);
  const QRect box = axisRect()->rect();
  const double cursor =
      std::clamp(xAxis->coordToPixel(cursor_->time()), double(box.left()), double(box.right()));
  const bool values = event->modifiers() & Qt::ShiftModifier;
  zoomAbout(QPointF(values ? box.left() - 1.0 : cursor, box.center().y()), in ? 1.0 : -1.0);
}

void CurvePlot::paintEvent(QPaintEvent* event) {
  QCustomPlot::paintEvent(event);
  if (!hasFocus()) return;
  QPainter painter(this);
  paintFocusRing(painter, rect(), theme_.accent);
}

void CurvePlot::focusInEvent(QFocusEvent* event) {
  QCustomPlot::focusInEvent(event);
  update();
}

void CurvePlot::focusOutEvent(QFocusEvent* event) {
  QCustomPlot::focusOutEvent(event);
  update();
}

}  // namespace handhold
