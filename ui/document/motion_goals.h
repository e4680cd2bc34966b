// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// One weight of a motion's objective as people see it.
struct MotionGoalText {
  QString id;
  QString title;
  QString tooltip;
  double top = 4.0;  ///< greatest weight by hand; more can be typed
  int decimals = 2;
  std::function<double&(MotionObjective&)> weight;

  double of(const MotionObjective& objective) const {
    MotionObjective copy = objective;
    return weight(copy);
  }
};

/// The goals that a posture has, too, and those that only a motion has.
const std::vector<MotionGoalText>& motionGoalTexts();

/// A named mix of weights.
struct MotionPreset {
  QString title;
  QString tooltip;
  MotionObjective objective;
};

const std::vector<MotionPreset>& motionPresets();

/// "Torque rate" for torqueRate; the names of posture goals as well.
QString motionGoalTitle(const std::string& term);

}  // namespace handhold
