// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "ui/document/project.h"

namespace handhold {

/// The one undo command: what the project was and what it became.
struct UndoStep {
  QString title;
  Project before;
  Project after;
  QString mergeKey;
  bool leavesFile = false;  ///< another task than the file's is at work after it
};

/// The steps of a session in order, those beyond index() undone.
class UndoHistory {
 public:
  /// Forgets what was undone; joins the last step when both carry the same, non-empty key.
  void push(UndoStep step);
  /// Another outcome of the last step that was done, found after it; no step of its own.
  void amend(const Project& now);
  void rewrite(const std::function<bool(Project&)>& change);  ///< every state
  void clear();

  bool canUndo() const { return index_ > 0; }
  bool canRedo() const { return index_ < static_cast<int>(steps_.size()); }
  const Project& undo();  ///< the project to show now; only when canUndo()
  const Project& redo();  ///< likewise, only when canRedo()

  /// What was predicted for the project's own task at any time of the session; null when nothing was.
  std::shared_ptr<const Trial> predictionFor(const Project& project) const;

  const std::vector<UndoStep>& steps() const { return steps_; }
  int index() const { return index_; }

  void markClean();
  void markLost() { clean_ = -1; }  ///< no state of this history is what the file holds
  void leaveFile();                 ///< by the last step that was done
  bool isOfFile() const;            ///< no step between here and where it was saved leaves the file
  /// Whether the file holds the project as it is, but for which of its results is looked at.
  bool isClean() const;

 private:
  bool joinsLast(const UndoStep& step) const;
  void forgetUndone();
  const Project& state(int index) const;  ///< after so many steps; only when there are steps

  std::vector<UndoStep> steps_;
  int index_ = 0;
  int clean_ = 0;   ///< -1 when the saved state can no longer be reached
  int ofFile_ = 0;  ///< where the file was saved last; -1 when no state that can be reached is of it
};

}  // namespace handhold
