// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <algorithm>

#include "ui/plots/contact_lanes.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/figures.h"

namespace handhold {

/// "right foot: 0.40 to 1.00 s, 1.50 to 2.00 s"
QString ContactLanes::wordsOf(int lane) const {
  QStringList times;
  for (const Bar& bar : bars())
    if (bar.lane == lane)
      times << (bar.entry < 0 ? tr("all the time")
                              : tr("%1 to %2 s").arg(figures(bar.from, 2), figures(bar.to, 2)));
  return times.isEmpty() ? titleOf(lane)
                         : titleOf(lane) + QStringLiteral(": ") + times.join(QStringLiteral(", "));
}

void ContactLanes::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && drag_) {
    drag_.reset();
    emit cancelled();
    return update();
  }
  if (atHand_ < 0) return QWidget::keyPressEvent(event);
  if (const auto lane = walked(*event, WalkAlong::Down, atHand_, laneCount())) return walkTo(*lane);
  isEnter(*event) ? pick(atHand_) : QWidget::keyPressEvent(event);
}

void ContactLanes::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  const bool isByKeys = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  if (isByKeys && isUseful()) walkTo(std::max(atHand_, 0));
}

void ContactLanes::walkTo(int lane) {
  atHand_ = lane;
  setAccessibleDescription(wordsOf(lane));
  keepInSight(*this, laneBox(lane));
  update();
}

}  // namespace handhold
