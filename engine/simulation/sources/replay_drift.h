// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/simulation/simulation_frame.h"
#include "engine/trial/origin.h"

namespace handhold {

/// How far the frames of a simulation are from the motion that it replays. Both hold more than one.
ReplayDrift driftFrom(const Motion& motion, const std::vector<SimulationFrame>& frames, const Model& model);

}  // namespace handhold
