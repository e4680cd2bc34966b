// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// A goal by the name that parts of the window have: "normalizedTorque".
QString idOf(const GoalRow& goal);

/// The title of a goal, or of another term of the objective, by the name that results have.
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
