// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStatusBar>

#include "ui/document/document.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// Feasible or not, the peak load and its joint, the selected thing's numbers; at the right what is being
/// solved and the frame rate.
class StatusLine : public QStatusBar {
  Q_OBJECT

 public:
  explicit StatusLine(Document& document, JobRunner& runner, QWidget* parent = nullptr);
  void setFrameRate(double framesPerSecond);
  /// Whether the task is in sight: else its numbers are not told.
  void tellTask(bool isInSight);
  QString verdict() const { return verdict_->text(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void tellPeak();
  QString subjectWords() const;

  Document& document_;
  QLabel* icon_;
  QLabel* verdict_;
  QLabel* peak_;
  QLabel* element_;
  QLabel* rate_;
};

}  // namespace handhold
