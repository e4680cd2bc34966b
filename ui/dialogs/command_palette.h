// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>

namespace handhold {

/// How well letters typed in order fit a text; 0: not at all. Starts of words and runs count more.
int fuzzyScore(const QString& typed, const QString& text);

/// Every action by a few letters of its name.
class CommandPalette : public QDialog {
  Q_OBJECT

 public:
  explicit CommandPalette(const QList<QAction*>& actions, QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void runCurrent();

  QList<QAction*> actions_;
  QLineEdit* typed_;
  QListWidget* list_;
};

}  // namespace handhold
