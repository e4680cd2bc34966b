// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/panel_focus.h"

#include <QApplication>

namespace handhold {

namespace {

bool takesKeys(const QWidget& widget) {
  return (widget.focusPolicy() & Qt::TabFocus) && widget.isEnabled() && !widget.visibleRegion().isEmpty();
}

/// The first in it that Tab would come to; none: nothing there takes keys.
QWidget* firstStop(QWidget& panel) {
  QWidget* one = &panel;
  do {
    if ((one == &panel || panel.isAncestorOf(one)) && takesKeys(*one)) return one;
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

}  // namespace handhold
