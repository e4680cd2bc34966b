// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/fit/strays.h"
#include "engine/trial/trial.h"

namespace handhold {

/// Of all sightings of the problem's markers, 0 to 1.
double shareOf(const std::vector<Stray>& strays, const FitProblem& problem);

/// A body that does not meet its markers tells nothing of the person, as where a file names a wrong unit: the
/// trial is Infeasible then and its message says by how much. Its figures tell the markers' distance.
void refuseUselessFit(double strayShare, Trial& trial);

}  // namespace handhold
