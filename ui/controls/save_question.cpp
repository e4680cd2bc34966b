// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/save_question.h"

#include <QFileDialog>
#include <QFileInfo>

namespace handhold {

namespace {

/// "trc" of "Table of markers (*.trc)".
QString suffixOf(const QString& filter) {
  const QString first = filter.section(QLatin1String("*."), 1, 1);
  return first.section(QLatin1Char(')'), 0, 0).section(QLatin1Char(' '), 0, 0);
}

}  // namespace

QString askWhereToWrite(QWidget* parent, const SaveQuestion& question) {
  QFileDialog dialog(parent, question.title, QFileInfo(question.proposed).absolutePath(), question.pattern);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setFileMode(QFileDialog::AnyFile);
  dialog.setDefaultSuffix(question.suffix);
  dialog.selectFile(question.proposed);
  // Qt gives a name the ending of the kind that is chosen, but not one without any
  QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                   [&dialog](const QString& kind) { dialog.setDefaultSuffix(suffixOf(kind)); });
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

}  // namespace handhold
