// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/posture.h"
#include "engine/planning/posture_problem.h"

namespace handhold {

/// Whole: to the tolerance that is asked for. Rough: by our own solver, in a few iterations, as far as tells
/// which of several starts is best.
enum class Look { Whole, Rough };

/// One run of the chosen solver from x, with what the caller wants to see on the way.
NlpResult solveProgram(PostureProblem& problem, const VectorX& x, const PostureOptions& options,
                       Look look = Look::Whole, const NlpWarmStart& warm = {});

/// The posture under all laws that one start q leads to.
PostureResult strictPosture(const Model& model, const Task& task, const VectorX& q,
                            const PostureOptions& options, Look look = Look::Whole);

/// For postures that follow each other: where `from` leads, and the best of all only where that does not
/// hold.
PostureResult followingPosture(const Model& model, const Task& task, const VectorX& from,
                               const PostureOptions& options);

}  // namespace handhold
