// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/column_area.h"

#include <QEvent>
#include <QStyle>
#include <algorithm>

namespace handhold {

ColumnArea::ColumnArea(QWidget* parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
}

QSize ColumnArea::minimumSizeHint() const {
  const QSize usual = QScrollArea::minimumSizeHint();
  if (!widget()) return usual;
  const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
  return {std::max(usual.width(), widget()->minimumSizeHint().width() + bar), usual.height()};
}

/// Of the content, which the base class watches.
bool ColumnArea::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace handhold
