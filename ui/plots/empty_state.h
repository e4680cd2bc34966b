// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace handhold {

/// What an empty panel shows: what would fill it, and the button that does.
class EmptyState : public QWidget {
  Q_OBJECT

 public:
  EmptyState(const QString& sentence, const QString& button, QWidget* parent = nullptr);

 signals:
  void pressed();
};

}  // namespace handhold
