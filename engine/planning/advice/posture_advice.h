// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/problem/posture_options.h"
#include "engine/trial/posture_result.h"

namespace handhold {

/// The one change that would help most where no posture keeps all laws: found by the multipliers of the
/// nearest posture, tried by solving again. `reference` is the posture that the nearest one was searched
/// from; contacts without heading have theirs. The task is that of one instant, as endTask()
/// gives it.
Advice advisePosture(const Model& model, const Task& task, const VectorX& reference,
                     const PostureResult& nearest, const PostureOptions& options);

}  // namespace handhold
