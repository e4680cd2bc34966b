// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/simulation/simulation.h"
#include "engine/trial/trial.h"

namespace handhold {

/// The scheme of integration in words and numbers.
void describe(const SimulationSettings& settings, Simulated& run);

/// Whether no simulation knows all that holds the body of such a task: doors, a manoeuvre's holds.
bool lacksSupport(const Task& task);

/// The frames as a trial, with energies and momenta as channels. `run` tells what drove the body.
Trial simulatedTrial(const Subject& subject, const Task& task, const std::vector<SimulationFrame>& frames,
                     Simulated run);

/// The same with what the simulation tells of itself.
Trial toTrial(const Subject& subject, const Task& task, const SimulationResult& result, Simulated run);

}  // namespace handhold
