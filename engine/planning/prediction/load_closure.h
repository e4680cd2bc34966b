// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/problem/posture_problem.h"

namespace handhold {

/// What was missing to equilibrium before contact loads were corrected.
struct LoadClosure {
  double force = 0.0;   ///< greatest base force row (N)
  double moment = 0.0;  ///< greatest base moment row (N m)
};

/// Between the instants at which a motion was solved its curves meet Newton's law only nearly. The contacts
/// that hold take over what is missing: the least change of the loads, each weighed by how much its point
/// carries, that makes the free rows of the base vanish where contacts can without slipping or passing the
/// limits of their components; torques follow. Where they would pass a joint's limit, loads that do not are
/// taken if there are any. What no contact can take over stays: the residual of a body in flight, or of hands
/// that hold at their limit.
LoadClosure closeEquilibrium(PostureProblem& problem);

}  // namespace handhold
