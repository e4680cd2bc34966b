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
  QString also = {};  ///< other words for it, none of which is shown
};

/// What somebody may call an action of the window that has another name, by its id; empty for most.
QString otherWords(const QString& id);

/// How well what is typed fits the command's words; at least a little where another word for it begins so.
int score(const QString& typed, const Command& command);

/// The actions of a menu and of those in it, each behind what it is found in.
QList<Command> commandsIn(const QMenu& menu, const QString& place);

/// Every action by a few letters of its name. Keys that come to the window behind it before the screen has
/// given it the keyboard are its own.
class CommandPalette : public QDialog {
  Q_OBJECT

 public:
  explicit CommandPalette(const QList<Command>& commands, QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  bool isLate(const QObject* receiver) const;
  bool pressed(int key);
  void refresh();
  void runCurrent();

  QList<Command> commands_;
  QLineEdit* typed_;
  QListWidget* list_;
  bool hadKeyboard_ = false;
};

}  // namespace handhold
