// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/window_actions.h"

#include "ui/theme/icon.h"

namespace handhold {

QAction* WindowActions::add(const ActionText& text, const std::function<void()>& run) {
  auto* action = new QAction(text.words, &window_);
  action->setObjectName(text.id);
  if (!text.icon.isEmpty()) action->setIcon(icon(text.icon));
  action->setShortcuts(text.keys);
  QString tip = text.tooltip.isEmpty() ? QString(text.words).remove(QLatin1Char('&')) : text.tooltip;
  if (!text.keys.isEmpty())
    tip += QStringLiteral(" (%1)").arg(text.keys.first().toString(QKeySequence::NativeText));
  action->setToolTip(tip);
  QObject::connect(action, &QAction::triggered, &window_, [run] { run(); });
  window_.addAction(action);
  byId_.insert(text.id, action);
  all_.append(action);
  return action;
}

}  // namespace handhold
