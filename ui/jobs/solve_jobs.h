// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// How thoroughly to look, and by which solver: Ipopt is a second opinion, beside which our own answer
/// stands.
struct SolveSettings {
  int starts = 1;  ///< of postures
  PostureOptions::Solver solver = PostureOptions::Solver::Own;
  QString partOf = {};  ///< merge key of the step that asks for it; empty: what is found is a step of its own
};

/// Each takes a snapshot of the document, works in the background and commits its result as one step.
/// A result for a task that has changed meanwhile is not applied; the message bar says so.
void solvePostureInBackground(Document& document, JobRunner& runner, const Solvers& solvers,
                              const SolveSettings& settings);

/// The task's manoeuvre where it has one. Else by the method of the task: along the kinematic motion function
/// from the start posture to the posture shown, or under all laws between the postures that its ends ask for,
/// which alone Ipopt is asked, too.
void predictMotionInBackground(Document& document, JobRunner& runner, const Solvers& solvers,
                               const SolveSettings& settings = {});

/// Plans the task's manoeuvre; where it is impossible the document keeps why (Document::refusal).
void planManoeuvreInBackground(Document& document, JobRunner& runner, const Solvers& solvers);

/// The options with the job's stop and progress.
SolveOptions listeningTo(const JobContext& context, SolveOptions options);

}  // namespace handhold
