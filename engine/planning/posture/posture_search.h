// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/posture/posture.h"

namespace handhold {

/// The search of solvePosture for a posture under all laws from the likeliest guesses, for those who only ask
/// whether there is one. Where none is found no further guesses are tried one by one, and nothing is said of
/// what is nearest.
PostureResult searchPosture(const Model& model, const Task& task, const PostureOptions& options);

/// As solvePosture without its further guesses: what is nearest where the likeliest lead to none.
PostureResult likelyPosture(const Model& model, const Task& task, const PostureOptions& options);

}  // namespace handhold
