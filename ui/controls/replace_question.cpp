// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/replace_question.h"

#include <QMessageBox>
#include <QPushButton>

namespace handhold {

bool mayReplace(QWidget* parent, const QString& told) {
  QMessageBox question(parent);
  question.setObjectName(QStringLiteral("replace"));
  question.setWindowTitle(QObject::tr("Replace"));
  question.setText(told);
  const QPushButton* replace = question.addButton(QObject::tr("Replace"), QMessageBox::DestructiveRole);
  question.setDefaultButton(question.addButton(QMessageBox::Cancel));
  question.exec();
  return question.clickedButton() == replace;
}

}  // namespace handhold
