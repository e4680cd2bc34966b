// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/estimation/printed/study_kind.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// Studies of documents with the conditions that somebody sets, run off the GUI thread one at a time. They
/// are of no task, so that nothing of them is committed.
class StudySession : public QObject {
  Q_OBJECT

 public:
  explicit StudySession(std::vector<StudyKind> kinds, QObject* parent = nullptr);

  const std::vector<StudyKind>& kinds() const { return kinds_; }
  int chosen() const { return chosen_; }
  const StudyKind& kind() const { return kinds_[std::size_t(chosen_)]; }
  const StudyValues& values() const { return states_[std::size_t(chosen_)].values; }
  /// What came of the chosen study; null until it has been run.
  std::shared_ptr<const StudyRun> result() const { return states_[std::size_t(chosen_)].result; }
  /// Whether it was stopped before its end.
  bool isPart() const { return states_[std::size_t(chosen_)].isPart; }
  bool isAsInDocument() const { return changedConditions(kind(), values()).empty(); }
  /// Whether the conditions are still those of the result.
  bool isOfNow() const { return result() && result()->values == values(); }

  /// Another study, in the place of one of its name, and the one that is chosen then.
  void put(StudyKind kind);
  void choose(int kind);
  /// In SI. Throws InputError for a number out of the condition's range.
  void setValue(std::size_t condition, double value);
  void setAsInDocument();
  void run();
  /// Of an instant study what came of its numbers now: run as soon as nothing else runs.
  void follow();

  JobRunner& runner() { return runner_; }

 signals:
  void kindsChanged();
  void chosenChanged();
  void valuesChanged();
  void resultChanged();

 private:
  struct State {
    StudyValues values;
    std::shared_ptr<const StudyRun> result;
    bool isPart = false;
  };

  std::vector<StudyKind> kinds_;
  std::vector<State> states_;
  int chosen_ = 0;
  bool isBehind_ = false;  ///< an instant study waits until nothing else runs
  JobRunner runner_;
};

}  // namespace handhold
