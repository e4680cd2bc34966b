// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/nlp.h"

namespace handhold {

/// Primal-dual interior-point method for small dense problems, with exact or Gauss-Newton Hessians.
NlpResult solveDense(NlpProblem& problem, const VectorX& start, const NlpOptions& options,
                     const NlpWarmStart& warm = {});

}  // namespace handhold
