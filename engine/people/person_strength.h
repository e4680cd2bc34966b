// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/model/person.h"
#include "engine/people/strength_scores.h"
#include "engine/scores/population_strength.h"

namespace handhold {

/// Where strengths of people are known from, and whose they are.
struct PersonStrength {
  const PopulationStrength& people;
  Sex sex = Sex::Female;
  StrengthScores scores{};
};

/// By what the torque limit at one end of a joint ("r_elbow_flexion"; upper: of torques above zero) is larger
/// than the mean of people of that sex and size: 1 + score deviation / mean, of elbows, shoulders and trunk
/// after Stobbe, of hips, knees and ankles about their flexion axes after Anderson, of all others as grips
/// (Mathiowetz). Stobbe's spread has that of size in it, too. Nobody is below a fifth of the mean.
double strengthFactor(const PersonStrength& strength, const std::string& joint, bool isUpper);

/// The pull that the hand of that side holds (N), Mathiowetz.
double personGrip(const PersonStrength& strength, bool isRight);

}  // namespace handhold
