// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/document_files.h"

#include <QDir>
#include <QFileInfo>
#include <filesystem>
#include <optional>
#include <utility>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/task_file.h"
#include "ui/document/files/project_file.h"

namespace handhold {

namespace {

std::filesystem::path toPath(const QString& file) { return std::filesystem::path(file.toStdU16String()); }

struct Folders {
  QString from, to;
};

/// A path relative to one folder as one relative to another.
std::string rebased(const std::string& path, const Folders& folders) {
  if (path.empty() || QFileInfo(QString::fromStdString(path)).isAbsolute()) return path;
  const QString absolute = QDir(folders.from).filePath(QString::fromStdString(path));
  return QFileInfo::exists(absolute) ? QDir(folders.to).relativeFilePath(absolute).toStdString() : path;
}

bool rebase(Task& task, const Folders& folders) {
  const std::string model = std::exchange(task.model, rebased(task.model, folders));
  bool changes = model != task.model;
  for (Prop& prop : task.props) {
    const std::string file = std::exchange(prop.file, rebased(prop.file, folders));
    changes = changes || file != prop.file;
  }
  return changes;
}

/// Files that a task names stay the same files when it is saved in another folder. Nothing: none is named.
std::optional<Project> rebased(const Document& document, const QString& file) {
  if (document.filePath().isEmpty()) return std::nullopt;
  const Folders folders{QFileInfo(document.filePath()).absolutePath(), QFileInfo(file).absolutePath()};
  Project next = document.project();
  if (folders.from == folders.to || !rebase(next.task, folders)) return std::nullopt;
  for (KeptResult& result : next.results) {
    Task task = *result.task;
    rebase(task, folders);
    result.task = std::make_shared<const Task>(std::move(task));
  }
  return next;
}

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
  const std::optional<Project> moved = rebased(document, absolute);
  writeFile(toPath(absolute), projectToJson(moved.value_or(document.project())));
  if (moved) document.commit(QStringLiteral("Save in another folder"), *moved);
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
