// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/folder_dialog.h"

#include <QDir>

namespace handhold {

FolderDialog::FolderDialog(const QString& title, const QString& folder, QWidget* parent)
    : QFileDialog(parent, title, folder) {
  setFileMode(QFileDialog::Directory);
  setOption(QFileDialog::ShowDirsOnly);
  setLabelText(QFileDialog::Accept, QStringLiteral("Choose"));
}

/// Qt's own would answer "Directory not found".
void FolderDialog::accept() {
  for (const QString& folder : selectedFiles()) QDir().mkpath(folder);
  QFileDialog::accept();
}

QString askForFolder(const QString& title, const QString& folder, QWidget* parent) {
  FolderDialog dialog(title, folder, parent);
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

}  // namespace handhold
