// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/chart_keys.h"

#include <QScrollArea>
#include <algorithm>
#include <cmath>

namespace handhold {

std::optional<int> walked(const QKeyEvent& event, WalkAlong walk, int from, int count) {
  const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
  if (held != Qt::NoModifier || count <= 0) return std::nullopt;
  const int key = event.key(), last = count - 1;
  if (key == Qt::Key_Home) return 0;
  if (key == Qt::Key_End) return last;
  if (key == (walk == WalkAlong::Across ? Qt::Key_Right : Qt::Key_Down)) return std::min(from + 1, last);
  if (key == (walk == WalkAlong::Across ? Qt::Key_Left : Qt::Key_Up))
    return from < 0 ? last : std::clamp(from - 1, 0, last);
  return std::nullopt;
}

std::optional<int> stepped(const QKeyEvent& event) {
  constexpr int kFar = 1000;
  const auto three = walked(event, WalkAlong::Across, 1, 3);  // below, here, above
  if (!three) return std::nullopt;
  const bool isEnd = event.key() == Qt::Key_Home || event.key() == Qt::Key_End;
  return (*three - 1) * (isEnd ? kFar : 1);
}

bool isEnter(const QKeyEvent& event) { return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter; }

void keepInSight(const QWidget& widget, const QRectF& part) {
  const QPoint middle = part.center().toPoint();
  for (QWidget* above = widget.parentWidget(); above; above = above->parentWidget()) {
    auto* area = qobject_cast<QScrollArea*>(above);
    if (!area || !area->widget()) continue;
    const QPoint at = widget.mapTo(area->widget(), middle);
    const int half = std::min(static_cast<int>(part.width()), area->viewport()->width()) / 2;
    area->ensureVisible(at.x(), at.y(), half, static_cast<int>(std::ceil(part.height())));
  }
}

void paintFocusRing(QPainter& painter, const QRectF& box, const QColor& accent) {
  constexpr double kRing = 2.0, kCorner = 6.0;  // px
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(accent, kRing));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box.adjusted(1.0, 1.0, -1.0, -1.0), kCorner, kCorner);
  painter.restore();
}

}  // namespace handhold
