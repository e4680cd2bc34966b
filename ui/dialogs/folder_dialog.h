// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QFileDialog>
#include <QLineEdit>

namespace handhold {

/// Asks for a folder to write into, which need not exist yet; `folder` is the one that is proposed.
class FolderDialog : public QFileDialog {
  Q_OBJECT

 public:
  FolderDialog(const QString& title, const QString& folder, QWidget* parent = nullptr);

  void accept() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QLineEdit* name_;
  QAbstractButton* choose_ = nullptr;
};

/// Empty: the user wants none.
QString askForFolder(const QString& title, const QString& folder, QWidget* parent);

}  // namespace handhold
