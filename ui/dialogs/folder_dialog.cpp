// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/folder_dialog.h"

#include <QDir>
#include <QFileInfo>

namespace handhold {

FolderDialog::FolderDialog(const QString& title, const QString& folder, QWidget* parent)
    : QFileDialog(parent, title, QFileInfo(folder).absolutePath()) {
  setFileMode(QFileDialog::Directory);
  setOption(QFileDialog::ShowDirsOnly);
  setLabelText(QFileDialog::Accept, tr("Choose"));
  selectFile(folder);
}

/// Qt's own would answer "Directory not found" to a name that is new. Whoever writes into the folder makes it
/// again; who cannot leaves nothing behind.
void FolderDialog::accept() {
  QStringList made;
  for (const QString& folder : selectedFiles()) {
    for (QString missing = folder; !QFileInfo::exists(missing); missing = QFileInfo(missing).absolutePath())
      made.append(missing);
    QDir().mkpath(folder);
  }
  QFileDialog::accept();
  for (const QString& folder : made) QDir().rmdir(folder);
}

QString askForFolder(const QString& title, const QString& folder, QWidget* parent) {
  FolderDialog dialog(title, folder, parent);
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

}  // namespace handhold
