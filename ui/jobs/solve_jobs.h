// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// How thoroughly to look for a posture.
struct SolveSettings {
  int starts = 1;
  PostureOptions::Solver solver = PostureOptions::Solver::Own;
};

/// Each takes a snapshot of the document, works in the background and commits its result as one step.
/// A result for a task that has changed meanwhile is not applied; the message bar says so.
void solvePostureInBackground(Document& document, JobRunner& runner, const Solvers& solvers,
                              const SolveSettings& settings);

/// From the start posture to the posture shown.
void predictMotionInBackground(Document& document, JobRunner& runner, const Solvers& solvers);

}  // namespace handhold
