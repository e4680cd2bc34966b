// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/document/actions/prediction_draft.h"
#include "ui/document/document.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// Asking for a recorded motion again: the task is made anew with every choice, off the GUI thread, and shown
/// before it is predicted; what is predicted is one step, laid beside the recording.
class PredictionSession : public QObject {
  Q_OBJECT

 public:
  /// `runner` predicts and shows its progress.
  PredictionSession(Document& document, JobRunner& runner, const Solvers& solvers, QObject* parent = nullptr);

  /// Throws InputError where the result is no recorded motion of a body.
  void open(const KeptTrial& result);
  bool isOpen() const { return draft_.has_value(); }
  const PredictionDraft& draft() const { return *draft_; }
  /// What is asked as the draft has it; null until it is made, and where nothing can be asked.
  std::shared_ptr<const RecordedTask> task() const { return task_; }
  const QString& problem() const { return problem_; }  ///< why nothing can be asked; empty: it can

  /// Throws InputError for a piece that ends before it begins.
  void change(PredictionDraft draft);
  /// As soon as the task is made; the page stays until the motion is there.
  void predict();
  bool isPredicting() const { return isPredicting_; }
  void close();

 signals:
  void opened();
  void changed();  ///< draft, task or problem
  void closed();
  void predicted();  ///< and laid beside the recording

 private:
  void make();
  void finish(std::shared_ptr<const Trial> found);
  void closeWithoutResult();

  Document& document_;
  JobRunner& runner_;
  const Solvers& solvers_;
  JobRunner maker_;
  std::optional<PredictionDraft> draft_;
  std::shared_ptr<const RecordedTask> task_;
  QString problem_;
  bool predictsWhenMade_ = false;
  bool isPredicting_ = false;
};

}  // namespace handhold
