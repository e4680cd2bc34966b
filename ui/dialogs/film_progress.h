// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>

#include "ui/jobs/job_runner.h"

namespace handhold {

/// "about 40 s left", "about 3 min left"; empty while it is too early to tell.
QString remainingWords(double elapsed_s, int done, int all);

/// How far a film is, and its Cancel; the window stays usable. Closes itself when the job ends.
class FilmProgress : public QDialog {
  Q_OBJECT

 public:
  /// The job's Progress::iteration counts pictures.
  FilmProgress(JobRunner& runner, int pictures, QWidget* parent);

  void reject() override { runner_.cancel(); }  ///< Esc and the window's cross cancel, too
  void showDrawn(const QImage& picture);        ///< one of the film, so that what is wrong on it is seen

 private:
  void showPicture(int picture);

  JobRunner& runner_;
  QLabel* picture_;
  QLabel* words_;
  QProgressBar* bar_;
  QElapsedTimer elapsed_;
};

}  // namespace handhold
