// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/motion/component_ways.h"
#include "engine/motion/motion.h"

namespace handhold {

/// ", but contacts take right elbow flexion 12 degrees from its own time": the component with a time of its
/// own that a motion's frames keep least; empty where all do, to a degree or a centimetre.
std::string ownTimesNotKept(const Model& model, const std::vector<ComponentTime>& own,
                            const ComponentWays& ways, const Motion& motion);

}  // namespace handhold
