// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/motion_goals.h"

#include "ui/document/language/said.h"

namespace handhold {

namespace {

/// Jerk stays as it is: without a little of it motions are not single.
MotionObjective onlyMotionGoal(const GoalRow& wanted) {
  MotionObjective objective;
  for (const GoalRow& goal : allMotionGoals())
    if (goal.motionWeight != &MotionObjective::jerk)
      goal.of(objective) = goal.word == wanted.word ? 1.0 : 0.0;
  return objective;
}

std::vector<MotionPreset> makeMotionPresets() {
  std::vector<MotionPreset> presets = {
      {"Moves like a person", "Little torque, at ease, upright and smooth", MotionObjective()}};
  for (const GoalRow& goal : allMotionGoals()) {
    if (!goal.alone) continue;
    QString tip = said(goal.aloneTip);
    if (goal.weight) tip += QObject::tr(", mean over the motion");
    presets.push_back({said(goal.alone), tip, onlyMotionGoal(goal)});
  }
  return presets;
}

}  // namespace

const std::vector<GoalRow>& allMotionGoals() {
  static const std::vector<GoalRow> goals = [] {
    std::vector<GoalRow> all(bodyGoals().begin(), bodyGoals().end());
    all.insert(all.end(), motionGoals().begin(), motionGoals().end());
    return all;
  }();
  return goals;
}

const std::vector<MotionPreset>& motionPresets() {
  static const std::vector<MotionPreset> presets = makeMotionPresets();
  return presets;
}

}  // namespace handhold
