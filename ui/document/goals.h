// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// One weight of the objective as people see it.
struct GoalText {
  QString id;  ///< as files call it
  QString title;
  QString tooltip;
  double Objective::*weight;
};

const std::vector<GoalText>& goalTexts();

/// The title of a goal or of another term of the objective by its id.
QString goalTitle(const std::string& term);

/// A named mix of weights.
struct ObjectivePreset {
  QString title;
  QString tooltip;
  Objective objective;
};

const std::vector<ObjectivePreset>& objectivePresets();

/// One law that can be switched off.
struct LawText {
  QString id;
  QString title;
  QString tooltip;
  bool Laws::*on;
};

const std::vector<LawText>& lawTexts();

/// Gravity by the name of a place (m/s^2, downwards).
struct GravityPreset {
  QString title;
  double strength;
};

const std::vector<GravityPreset>& gravityPresets();

}  // namespace handhold
