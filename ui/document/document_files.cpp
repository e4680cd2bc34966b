// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document_files.h"

#include <QFileInfo>
#include <filesystem>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/task_file.h"
#include "ui/document/project_file.h"

namespace handhold {

namespace {

std::filesystem::path toPath(const QString& file) { return std::filesystem::path(file.toStdU16String()); }

}  // namespace

Project readProject(const QString& filePath, const QString& modelFolder) {
  if (!QFileInfo::exists(filePath))
    throw InputError(filePath.toStdString(), "there is no such file", "choose another file");
  const auto model = loadModel(taskModelFile(toPath(filePath), toPath(modelFolder)));
  return projectFromJson(readFile(toPath(filePath)), filePath.toStdString(), model);
}

void openDocument(Document& document, const QString& filePath, const QString& modelFolder) {
  const QString absolute = QFileInfo(filePath).absoluteFilePath();
  document.reset(readProject(absolute, modelFolder), absolute);
}

void saveDocument(Document& document, const QString& filePath) {
  const QString absolute = QFileInfo(filePath).absoluteFilePath();
  checkTask(document.project().task, document.model(), absolute.toStdString());
  writeFile(toPath(absolute), projectToJson(document.project()));
  document.markSaved(absolute);
}

void revertDocument(Document& document, const QString& modelFolder) {
  if (document.filePath().isEmpty())
    throw InputError("revert", "the task was never saved", "use undo instead");
  const QString path = document.filePath();
  openDocument(document, path, modelFolder);
}

void startNewDocument(Document& document) {
  document.reset(standingProject(document.project().model), QString());
}

}  // namespace handhold
