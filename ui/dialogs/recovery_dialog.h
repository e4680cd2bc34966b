// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QListWidget>
#include <QPushButton>

#include "ui/document/files/recovery.h"

namespace handhold {

/// Unsaved work that other runs of the program left: brought back one at a time, deleted, or left for later.
class RecoveryDialog : public QDialog {
  Q_OBJECT

 public:
  RecoveryDialog(const QList<RecoveryCopy>& copies, QWidget* parent = nullptr);

 signals:
  void bringBackRequested(const QString& copy);
  void discardRequested(const QString& copy);

 private:
  void addCopy(const RecoveryCopy& copy);
  QString chosen() const;
  void discardChosen();
  void refresh();

  QListWidget* list_;
  QPushButton* bringBack_;
  QPushButton* discard_;
};

}  // namespace handhold
