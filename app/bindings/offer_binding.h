// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/bindings/view_binding.h"
#include "ui/jobs/job_runner.h"
#include "ui/panels/solve/solve_panel.h"

namespace handhold {

/// Draws the posture that the Solve panel offers, from where the view looks, in a thread of its own.
class OfferBinding : public QObject {
  Q_OBJECT

 public:
  OfferBinding(SolvePanel& panel, ViewBinding& view);

 private:
  void draw();

  SolvePanel& panel_;
  ViewBinding& view_;
  JobRunner runner_;
  std::shared_ptr<const Trial> drawn_;
};

}  // namespace handhold
