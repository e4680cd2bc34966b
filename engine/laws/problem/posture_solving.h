// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/problem/posture_options.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/trial/posture_result.h"

namespace handhold {

/// Whole: to the tolerance that is asked for. Hopeful: likewise, but no further where it gets no nearer to
/// what laws ask for, one search of several. Rough: by our own solver, in a few iterations, as far as tells
/// which of several starts is best.
enum class Look { Whole, Hopeful, Rough };

/// One run of the chosen solver from x, with what the caller wants to see on the way.
NlpResult solveProgram(PostureProblem& problem, const VectorX& x, const PostureOptions& options,
                       Look look = Look::Whole, const NlpWarmStart& warm = {});

/// The posture under all laws that one start q leads to.
PostureResult strictPosture(const Model& model, const Task& task, const VectorX& q,
                            const PostureOptions& options, Look look = Look::Whole);

}  // namespace handhold
