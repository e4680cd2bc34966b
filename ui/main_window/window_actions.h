// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QMainWindow>
#include <functional>

namespace handhold {

/// One thing the window can do: its menu entry, its icon, its key and its tooltip.
struct ActionText {
  QString id;  ///< objectName of the QAction, "file.open"
  QString words;
  QString icon;
  QList<QKeySequence> keys;
  QString tooltip;
};

/// All actions of the window by id; menus, tool bar, palette and key sheet are made from them.
class WindowActions {
 public:
  explicit WindowActions(QMainWindow& window) : window_(window) {}

  QAction* add(const ActionText& text, const std::function<void()>& run);
  QAction* operator[](const QString& id) const { return byId_.value(id); }
  /// For buttons of other places: it runs the action, where there is one that may.
  std::function<void()> trigger(const QString& id) const {
    return [this, id] {
      if (QAction* action = byId_.value(id)) action->trigger();
    };
  }
  const QList<QAction*>& all() const { return all_; }

 private:
  QMainWindow& window_;
  QHash<QString, QAction*> byId_;
  QList<QAction*> all_;
};

}  // namespace handhold
