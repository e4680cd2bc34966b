// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// A named mix of weights.
struct MotionPreset {
  QString title;
  QString tooltip;
  MotionObjective objective;
};

const std::vector<MotionPreset>& motionPresets();

/// The goals that a posture has, too, and those that only a motion has.
const std::vector<GoalRow>& allMotionGoals();

}  // namespace handhold
