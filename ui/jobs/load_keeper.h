// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/jobs/live_solver.h"

namespace handhold {

/// Keeps torques beside every posture: whenever the one that is shown has none, they are computed in the
/// background and attached when the posture is still the same.
class LoadKeeper : public QObject {
  Q_OBJECT

 public:
  LoadKeeper(Document& document, LiveSolver& live, QObject* parent = nullptr);

 private:
  void ask();
  void endWaiting();

  Document& document_;
  LiveSolver& live_;
  VectorX asked_;      ///< the posture asked for last
  int revision_ = -1;  ///< and the project's state at that time
};

}  // namespace handhold
