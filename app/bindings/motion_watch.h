// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>

#include "app/bindings/plot_binding.h"
#include "app/bindings/view_binding.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// Shows a motion while it is being solved: the present iterate plays as a ghost, over and over, and the
/// torque plot has its curves.
class MotionWatch : public QObject {
  Q_OBJECT

 public:
  MotionWatch(JobRunner& runner, ViewBinding& view, PlotBinding& plots, QObject* parent = nullptr);

 private:
  void show(std::shared_ptr<const Motion> motion);
  void forget();
  void play();

  ViewBinding& view_;
  PlotBinding& plots_;
  std::shared_ptr<const Motion> motion_;
  QTimer timer_;
  QElapsedTimer clock_;  ///< of the ghost
};

}  // namespace handhold
