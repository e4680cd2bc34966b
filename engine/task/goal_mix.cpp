// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/goal_mix.h"

namespace handhold {

MotionObjective objectiveOf(const GoalMix& mix) {
  MotionObjective objective;
  for (const auto goals : {bodyGoals(), motionGoals()})
    for (const GoalRow& goal : goals)
      if (goal.motionWeight != &MotionObjective::jerk) goal.of(objective) = 0.0;
  for (const auto& [goal, weight] : mix) goal->of(objective) = weight;
  return objective;
}

}  // namespace handhold
