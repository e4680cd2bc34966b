// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <map>

#include "ui/document/project.h"

namespace handhold {

/// Files that a task names stay the same files when it goes into another folder: there they are called by
/// other paths. One move for all states of a document, so that those which share a trial go on sharing it.
class FolderMove {
 public:
  /// By files in both folders; from nowhere nothing moves.
  FolderMove(const QString& fromFile, const QString& toFile);

  /// Whether the project named any file that is called otherwise now.
  bool take(Project& project);

 private:
  bool isNone() const { return from_.isEmpty() || from_ == to_; }
  bool take(std::string& path);
  bool take(Subject& subject) { return take(subject.name); }
  bool take(Task& task);
  bool take(std::shared_ptr<const Trial>& trial);
  std::shared_ptr<const Trial> moved(const Trial& trial);

  QString from_, to_;
  std::map<std::string, std::string> paths_;  ///< looked for on the disk once
  std::map<std::shared_ptr<const Trial>, std::shared_ptr<const Trial>> trials_;
};

}  // namespace handhold
