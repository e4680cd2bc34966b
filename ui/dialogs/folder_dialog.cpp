// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/folder_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>

namespace handhold {

FolderDialog::FolderDialog(const QString& title, const QString& folder, QWidget* parent)
    : QFileDialog(parent, title, QFileInfo(folder).absolutePath()) {
  setOption(QFileDialog::DontUseNativeDialog);
  setFileMode(QFileDialog::Directory);
  setOption(QFileDialog::ShowDirsOnly);
  setLabelText(QFileDialog::Accept, tr("Choose"));
  name_ = findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
  if (const auto* buttons = findChild<QDialogButtonBox*>(QStringLiteral("buttonBox")))
    choose_ = buttons->button(QDialogButtonBox::Open);
  if (name_ && choose_) choose_->installEventFilter(this);
  selectFile(folder);
}

/// Qt's own lets nobody choose a name that is new, the proposed one among them.
bool FolderDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched == choose_ && event->type() == QEvent::EnabledChange && !choose_->isEnabled() &&
      !name_->text().isEmpty())
    choose_->setEnabled(true);
  return QFileDialog::eventFilter(watched, event);
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
