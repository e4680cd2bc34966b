// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/posture/posture.h"
#include "engine/task/task.h"

namespace handhold {

/// What is asked for; options of the solver say how to run.
using WorkstationRequest = HoldManoeuvre;

/// The task: restraints for the feet, the tool as a place for the hands and a force on each.
Task workstationTask(const WorkstationRequest& request);

struct WorkstationPlan {
  PostureResult posture;
  double greatestPull = 0.0;  ///< force in the direction asked for that still can be held (N); 0 of no pull
  std::string message;        ///< one sentence; beyond strength it names the greatest pull
};

/// The best posture under all laws, and how much the person could hold at most in that direction: the same
/// however much is asked for. A stop keeps the posture, and the greatest pull that was seen to hold until
/// then. Numbers out of range throw InputError.
WorkstationPlan planWorkstation(const Model& model, const WorkstationRequest& request,
                                const PostureOptions& options);

}  // namespace handhold
