// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

namespace handhold {

/// What an empty panel shows: what would fill it, and the button that does; without words there is none.
class EmptyState : public QWidget {
  Q_OBJECT

 public:
  EmptyState(const QString& sentence, const QString& button, QWidget* parent = nullptr);

  void setSentence(const QString& sentence);

 signals:
  void pressed();

 private:
  QLabel* label_;
};

}  // namespace handhold
