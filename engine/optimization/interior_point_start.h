// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/interior_point_newton.h"
#include "engine/optimization/interior_point_state.h"

namespace handhold {

/// Where an interior-point run begins.
enum class InteriorPointStart {
  Cold,      ///< anywhere: pushed well inside the bounds
  Interior,  ///< inside the bounds already: hardly moved
  Warm       ///< the solution of a neighbouring problem with its multipliers
};

/// Puts x inside its bounds and evaluates there, with derivatives.
void startVariables(InteriorPointState& state, const VectorX& x, InteriorPointStart how);
/// Slacks inside their ranges near the row values, bound multipliers on the central path, row multipliers by
/// least squares. Needs the values at x.
void startCentral(InteriorPointState& state, InteriorPointNewton& newton, double push);
/// Slacks and multipliers of a neighbouring solution, moved so far that every complementarity product reaches
/// a barrier parameter fit for the violation at x.
void startWarm(InteriorPointState& state, const NlpWarmStart& warm, double mostBarrier);
/// Slacks of the rows at trial values into w.
void placeSlacks(const InteriorPointState& state, const NlpValues& values, double push, VectorX& w);

}  // namespace handhold
