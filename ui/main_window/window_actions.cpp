// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/window_actions.h"

#include "ui/document/language/said.h"
#include "ui/theme/icon.h"

namespace handhold {

QAction* WindowActions::add(const ActionText& text, const std::function<void()>& run) {
  auto* action = new QAction(said(text.words), &window_);
  action->setObjectName(text.id);
  if (!text.icon.isEmpty()) action->setIcon(icon(text.icon));
  action->setShortcuts(text.keys);
  QString tip = text.tooltip.isEmpty() ? action->text().remove(QLatin1Char('&')) : said(text.tooltip);
  if (!text.keys.isEmpty())
    tip += QStringLiteral(" (%1)").arg(text.keys.first().toString(QKeySequence::NativeText));
  action->setToolTip(said(tip));
  QObject::connect(action, &QAction::triggered, &window_, [run] { run(); });
  window_.addAction(action);
  byId_.insert(text.id, action);
  all_.append(action);
  return action;
}

}  // namespace handhold
