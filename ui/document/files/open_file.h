// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QString>
#include <memory>

namespace handhold {

/// Whether a path lies in a folder or below it, links resolved; both may not exist yet.
bool isWithin(const QString& path, const QString& folder);

/// The file that is open: as it was on the disk when it was last read or written, and claimed, so that a
/// second window knows of the first. The claims lie in a folder of the program's own, nothing beside the
/// user's file.
class OpenFile {
 public:
  struct State {
    qint64 size = -1;  ///< no such file
    QDateTime modified;
    bool operator==(const State&) const = default;
  };

  explicit OpenFile(const QString& claimFolder);

  /// After the file was read or written; empty: there is none.
  void adopt(const QString& file);
  /// What is known of the file: how it was when it was last read or written.
  const State& known() const { return state_; }
  /// For work on a file that was read by a program that is gone.
  void assume(const State& known) { state_ = known; }
  /// Whether another program has written or removed the file since.
  bool hasChanged() const;
  /// Process number of another window that had it open when it was adopted; 0: none.
  qint64 otherWindow() const { return otherWindow_; }
  /// Claims the file where the other window has let go of it since; true: it did.
  bool claimAgain();

 private:
  static State stateOf(const QString& file);
  void claim();

  QString folder_, file_;
  State state_;
  std::unique_ptr<QLockFile> claim_;
  qint64 otherWindow_ = 0;
};

}  // namespace handhold
