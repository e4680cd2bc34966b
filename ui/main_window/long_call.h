// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QProgressBar>

#include "ui/jobs/job_runner.h"

namespace handhold {

/// What Cancel does to a call.
enum class CancelledCall {
  IsForgotten,  ///< at once, though its thread still needs a moment to notice
  IsAwaited     ///< it comes back by itself, having done nothing or, when it was too late, all
};

/// Waits for work that takes seconds, done off the GUI thread: the window is drawn and moved meanwhile, but
/// takes nothing else. Says what is done and how far it is, with a Cancel.
class LongCall : public QDialog {
  Q_OBJECT

 public:
  LongCall(JobRunner& runner, const QString& words, QWidget* parent);

  enum class Outcome { Done, Failed, Cancelled };
  Outcome wait(JobWork work, CancelledCall cancelled);
  const QString& reason() const { return reason_; }  ///< why it failed

  void reject() override;  ///< Esc and the window's cross cancel, too

 private:
  void tell(const Progress& progress);
  void end(Outcome outcome);

  JobRunner& runner_;
  QLabel* words_;
  QProgressBar* bar_;
  CancelledCall cancelled_ = CancelledCall::IsForgotten;
  Outcome outcome_ = Outcome::Cancelled;
  QString reason_;
};

}  // namespace handhold
