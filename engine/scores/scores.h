// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/scores/population_strength.h"
#include "engine/scores/verdict.h"

namespace handhold {

struct Trial;

/// What the rules say of a posture or a motion, each with what drives it: a verdict a rule, in their order.
/// Of a rule that does not apply (RULA, REBA, OWAS and lifting where nothing weighs; a body without spine; a
/// trial without frames) the verdict tells why. Gravity in world axes (m/s^2). A trial without torques gets
/// those that its states take, as anywhere.
std::vector<RuleVerdict> scoresOf(const Trial& trial, const Vector3& gravity, const std::vector<Rule>& rules,
                                  const ScoreSettings& settings, const PopulationStrength& strength);

}  // namespace handhold
