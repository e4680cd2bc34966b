// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/folder_move.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

namespace handhold {

namespace {

QString folderOf(const QString& file) { return file.isEmpty() ? QString() : QFileInfo(file).absolutePath(); }

}  // namespace

FolderMove::FolderMove(const QString& fromFile, const QString& toFile)
    : from_(folderOf(fromFile)), to_(folderOf(toFile)) {}

bool FolderMove::take(std::string& path) {
  const QString name = QString::fromStdString(path);
  if (path.empty() || QFileInfo(name).isAbsolute()) return false;
  const auto [known, isNew] = paths_.try_emplace(path, path);
  const QString absolute = QDir(from_).filePath(name);
  if (isNew && QFileInfo::exists(absolute))
    known->second = QDir(to_).relativeFilePath(absolute).toStdString();
  return std::exchange(path, known->second) != path;
}

bool FolderMove::take(Task& task) {
  bool changes = false;
  for (Prop& prop : task.props) changes = take(prop.file) || changes;
  return changes;
}

/// The same trial where it names no such file.
std::shared_ptr<const Trial> FolderMove::moved(const Trial& trial) {
  Subject subject = trial.subject;
  Task task = trial.task ? *trial.task : Task();
  const bool movesPerson = take(subject), movesTask = take(task);
  if (!movesPerson && !movesTask) return nullptr;
  auto other = std::make_shared<Trial>(trial);
  other->subject = std::move(subject);
  if (trial.task) other->task = std::make_shared<const Task>(std::move(task));
  return other;
}

bool FolderMove::take(std::shared_ptr<const Trial>& trial) {
  if (!trial) return false;
  const auto [known, isNew] = trials_.try_emplace(trial);
  if (isNew) known->second = moved(*trial);
  if (!known->second) return false;
  trial = known->second;
  return true;
}

bool FolderMove::take(Project& project) {
  if (isNone()) return false;
  bool changes = take(project.subject);
  changes = take(project.task) || changes;
  for (auto* trial : {&project.posture, &project.motion, &project.recording})
    changes = take(*trial) || changes;
  for (KeptTrial& result : project.results) changes = take(result.trial) || changes;
  return changes;
}

}  // namespace handhold
