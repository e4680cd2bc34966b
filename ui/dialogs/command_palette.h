// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>

namespace handhold {

/// How well letters typed in order fit a text; 0: not at all. Starts of words and runs count more.
int fuzzyScore(const QString& typed, const QString& text);

/// What an action is called, without the mark of its key.
QString plainText(const QAction& action);

/// An action as it is looked for: "Add: Force".
struct Command {
  QString words;
  QAction* action = nullptr;
};

/// The actions of a menu and of those in it, each behind what it is found in.
QList<Command> commandsIn(const QMenu& menu, const QString& place);

/// Every action by a few letters of its name.
class CommandPalette : public QDialog {
  Q_OBJECT

 public:
  explicit CommandPalette(const QList<Command>& commands, QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void runCurrent();

  QList<Command> commands_;
  QLineEdit* typed_;
  QListWidget* list_;
};

}  // namespace handhold
