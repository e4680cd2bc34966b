// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "engine/task/objective.h"

namespace handhold {

/// Goals with their weights.
using GoalMix = std::vector<std::pair<const GoalRow*, double>>;

/// Only these, but for the usual bit of jerk, without which motions are not single.
inline MotionObjective objectiveOf(const GoalMix& mix) {
  MotionObjective objective;
  for (const auto goals : {bodyGoals(), motionGoals()})
    for (const GoalRow& goal : goals)
      if (goal.motionWeight != &MotionObjective::jerk) goal.of(objective) = 0.0;
  for (const auto& [goal, weight] : mix) goal->of(objective) = weight;
  return objective;
}

}  // namespace handhold
