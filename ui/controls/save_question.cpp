// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/save_question.h"

#include <QFileDialog>
#include <QFileInfo>

namespace handhold {

QString askWhereToWrite(QWidget* parent, const SaveQuestion& question) {
  QFileDialog dialog(parent, question.title, QFileInfo(question.proposed).absolutePath(), question.pattern);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setFileMode(QFileDialog::AnyFile);
  dialog.setDefaultSuffix(question.suffix);
  dialog.selectFile(question.proposed);
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

}  // namespace handhold
