// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>

#include "ui/jobs/job_runner.h"

namespace handhold {

/// What is being solved and for how long, with Stop and Cancel, in sight whatever panel is in front. It
/// appears once a job has lasted long enough to be waited for.
class JobLine : public QWidget {
  Q_OBJECT

 public:
  explicit JobLine(JobRunner& runner, QWidget* parent = nullptr);

 private:
  QToolButton* addButton(const QString& name, const QString& words, const QString& tooltip);
  void begin();
  void end();
  void tick();
  void showProgress(const Progress& progress);

  JobRunner& runner_;
  QLabel* words_;
  QProgressBar* bar_;
  QToolButton* stop_;
  QElapsedTimer clock_;
  QTimer ticker_;
};

}  // namespace handhold
