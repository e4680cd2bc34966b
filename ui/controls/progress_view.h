// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>

#include "engine/core/progress.h"

namespace handhold {

/// A stage or an iteration with what is worst, for people; two lines at most.
QString progressWords(const Progress& progress);

/// What works, for how long, and how far it is: a bar that fills where that is known. Hidden while nothing
/// works.
class ProgressView : public QWidget {
  Q_OBJECT

 public:
  explicit ProgressView(QWidget* parent = nullptr);

  void start(const QString& title);
  void showStopping();
  void end();
  void showProgress(const Progress& progress);

  QLabel* text() { return text_; }
  const QProgressBar* bar() const { return bar_; }

 private:
  void tick();

  QProgressBar* bar_;
  QLabel* title_;
  QLabel* text_;
  QString state_;
  QElapsedTimer clock_;
  QTimer ticker_;
};

}  // namespace handhold
