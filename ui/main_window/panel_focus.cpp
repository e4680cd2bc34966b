// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/panel_focus.h"

#include <QApplication>
#include <QDockWidget>
#include <QFocusEvent>

namespace handhold {

namespace {

/// Tab comes to it; scrolled out of sight it comes into it with the keyboard.
bool isStop(const QWidget& widget) {
  return (widget.focusPolicy() & Qt::TabFocus) && widget.isEnabled() && widget.isVisible();
}

bool isStopInSight(const QWidget& widget) { return isStop(widget) && !widget.visibleRegion().isEmpty(); }

/// The first in it that Tab would come to; none: nothing there takes keys.
QWidget* firstStop(QWidget& panel) {
  QWidget* one = &panel;
  do {
    if ((one == &panel || panel.isAncestorOf(one)) && isStopInSight(*one)) return one;
    one = one->nextInFocusChain();
  } while (one != &panel);
  return nullptr;
}

/// Of the panel that has the keyboard; -1: none of them.
int focused(const QList<QWidget*>& panels) {
  const QWidget* focus = QApplication::focusWidget();
  for (int i = 0; focus && i < panels.size(); ++i)
    if (panels[i] == focus || panels[i]->isAncestorOf(focus)) return i;
  return -1;
}

/// Docks that lie behind another one are not hidden, only out of the window.
bool isBehindAnotherDock(const QWidget& widget) {
  for (const QWidget* at = &widget; at && !at->isWindow(); at = at->parentWidget())
    if (qobject_cast<const QDockWidget*>(at)) return at->visibleRegion().isEmpty();
  return false;
}

}  // namespace

void focusNextPanel(const QList<QWidget*>& panels, int step) {
  const int count = static_cast<int>(panels.size());
  const int here = focused(panels);
  const int first = here < 0 && step < 0 ? 0 : here;
  for (int k = 1; k <= count; ++k) {
    const int next = ((first + k * step) % count + count) % count;
    if (QWidget* stop = firstStop(*panels[next])) return stop->setFocus(Qt::TabFocusReason);
  }
}

bool goesOnFromUnseen(QObject& watched, QEvent& event) {
  if (event.type() != QEvent::FocusIn || !watched.isWidgetType()) return false;
  const Qt::FocusReason reason = static_cast<QFocusEvent&>(event).reason();
  const bool isBack = reason == Qt::BacktabFocusReason;
  auto& unseen = static_cast<QWidget&>(watched);
  if ((!isBack && reason != Qt::TabFocusReason) || !isBehindAnotherDock(unseen)) return false;
  const auto next = [isBack](QWidget& at) {
    return isBack ? at.previousInFocusChain() : at.nextInFocusChain();
  };
  for (QWidget* one = next(unseen); one != &unseen; one = next(*one)) {
    if (!isStop(*one) || isBehindAnotherDock(*one)) continue;
    one->setFocus(reason);
    return true;
  }
  return false;
}

}  // namespace handhold
