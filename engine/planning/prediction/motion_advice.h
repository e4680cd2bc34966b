// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/advice/levers.h"
#include "engine/planning/prediction/motion_problem.h"

namespace handhold {

/// What would help where a motion cannot keep all laws, by the multipliers of the nearest motion: `solved` is
/// the solution of `problem`, which is in Nearest mode; the problem is left evaluated there. The ends of the
/// motion are held, so that a contact that holds there is judged by what it does on the way.
std::vector<Lever> motionLevers(const Model& model, const Task& task, const MotionProblem& problem,
                                const NlpResult& solved);

}  // namespace handhold
