// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <filesystem>

#include "engine/task/file/task_file.h"
#include "ui/document/files/document_files.h"
#include "ui/main_window/main_window.h"
#include "ui/theme/units.h"

// What the window asks before it reads or replaces a file.

namespace handhold {

/// A task from elsewhere may name any file as its person.
bool MainWindow::mayReadModel(const QString& file) {
  if (!QFileInfo(file).isFile() || isResult(file)) return true;  // told by who opens it
  bool isOutside = false;
  QString model;
  const auto look =
      [&model, &isOutside, task = std::filesystem::path(file.toStdU16String()),
       models = std::filesystem::path(places_.modelFolder.toStdU16String())](const JobContext&) -> JobEnd {
    const QString named = QString::fromStdString(taskModelFile(task, models).lexically_normal().string());
    const bool isElsewhere = isModelOutside(task, models);
    return [&model, &isOutside, named, isElsewhere] { model = named, isOutside = isElsewhere; };
  };
  if (!carryOut({isLong(file), "Opening", file, look}) || !isOutside) return !model.isEmpty();
  QMessageBox question(this);
  question.setObjectName(QStringLiteral("modelOutside"));
  question.setWindowTitle(tr("A person from elsewhere"));
  question.setText(tr("The person of “%1” is read from outside its folder. Read it?\n\n%2")
                       .arg(QFileInfo(file).fileName(), model));
  const QPushButton* read = question.addButton(tr("Read"), QMessageBox::AcceptRole);
  question.setDefaultButton(question.addButton(QMessageBox::Cancel));
  question.exec();
  return question.clickedButton() == read;
}

/// Asks when the file is no longer what was read.
bool MainWindow::mayOverwrite() {
  if (!openFile_.hasChanged()) return true;
  QMessageBox question(this);
  question.setObjectName(QStringLiteral("changedOnDisk"));
  question.setWindowTitle(tr("Changed on disk"));
  question.setText(tr("“%1” was changed by another program since it was read here. Saving replaces what "
                      "that one wrote.")
                       .arg(QFileInfo(document_.filePath()).fileName()));
  QPushButton* replace = question.addButton(tr("Replace"), QMessageBox::DestructiveRole);
  QPushButton* elsewhere = question.addButton(tr("Save as…"), QMessageBox::AcceptRole);
  question.addButton(QMessageBox::Cancel);
  question.setDefaultButton(elsewhere);
  question.exec();
  if (question.clickedButton() == elsewhere) saveAs();
  return question.clickedButton() == replace;
}

/// A new task keeps the person, who may be somebody measured.
void MainWindow::tellPerson() {
  const Subject& person = document_.project().subject;
  if (person.file.empty()) return;
  document_.report(Severity::Info, tr("The new task is for the person of the one before, %1")
                                       .arg(measured(person.model->totalMass, Dimension::Mass)));
}

}  // namespace handhold
