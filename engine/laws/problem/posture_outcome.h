// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/problem/posture_problem.h"
#include "engine/trial/posture_result.h"

namespace handhold {

/// What a solved program says about the person: posture, torques, loads, terms, the peak.
PostureResult toPostureResult(PostureProblem& problem, const NlpResult& solved);

/// The loads of all contacts and of the task's own loads at the posture that was evaluated last.
std::vector<ContactLoad> loadsOf(const PostureProblem& problem);

/// Greatest scaled violation of the laws that became penalties.
double worstSoftViolation(PostureProblem& problem, const VectorX& x);

/// Multiplies all penalties by strength against the goals, and once more those of the soft blocks that are
/// nearly kept, so that the next solve keeps them.
void pressHarder(PostureProblem& problem, const VectorX& x, double strength);

/// One sentence on a result that no law's violation tells: all of them hold, or nothing was found. Empty
/// else.
std::string verdict(const PostureResult& result);

}  // namespace handhold
