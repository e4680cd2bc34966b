// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/posture/place_costs.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Shades the rods and faces that a contact may hold by what it costs to hold there: a line along each row of
/// places in the colours of load, grey where no posture keeps all laws, a ring about the best, and in a note
/// what here and there binds.
void addPlaceCosts(Scene& scene, const Task& task, int contact, const std::vector<WeighedThing>& things);

}  // namespace handhold
