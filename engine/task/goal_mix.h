// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "engine/task/objective.h"

namespace handhold {

/// Goals with their weights.
using GoalMix = std::vector<std::pair<const GoalRow*, double>>;

/// Only these, but for the usual bit of jerk, without which motions are not single.
MotionObjective objectiveOf(const GoalMix& mix);

}  // namespace handhold
