// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/model/person.h"
#include "engine/people/strength_scores.h"
#include "engine/scores/measured_joints.h"
#include "engine/scores/population_strength.h"

namespace handhold {

/// Where strengths of people are known from, and whose they are.
struct PersonStrength {
  const PopulationStrength& people;
  Sex sex = Sex::Female;
  StrengthScores scores{};
  double sizeVariation = 0.0;  ///< of their mass times stature (survey), by which mean strengths go
};

/// "knee_flexion" of "r_knee_flexion".
std::string withoutSide(const std::string& joint);

/// Who is at a percentile in all groups.
StrengthScores scoresAt(double percentile);

/// Standard deviation over mean of the strengths of people of one size, where that of all is `whole` and the
/// mean goes with a size of its own variation: of a product of independent factors
/// (1 + whole^2) = (1 + size^2) (1 + residual^2). 0 where size alone spreads as much.
double residualVariation(double whole, double size);

Population populationOf(Sex sex);

/// What was measured of a joint ("r_elbow_flexion"), of the spine's that of its lowest; null for none.
const StrengthMovement* movementOf(const std::string& joint);

/// By what the torque limit at one end of a joint ("r_elbow_flexion"; upper: of torques above zero) is larger
/// than the mean of people of that sex and size: 1 + score deviation / mean, of elbows after Lategan, of
/// shoulders and trunk after Stobbe (a back's extension as its flexion), of hips, knees and ankles about
/// their flexion axes after Anderson, of all others as grips (Mathiowetz). Stobbe's spreads are of people of
/// all sizes: what size spreads is taken from them, of weak and strong people alike, so that the strengths of
/// a population vary as printed. By score all of them are smooth and grow. Grips are as well, but how much of
/// it is size nobody told: whose wrist or neck is weak is it as the hand is, by the whole of it. Nobody is
/// below a fifth of the mean.
double strengthFactor(const PersonStrength& strength, const std::string& joint, bool isUpper);

/// What somebody that many standard deviations from the mean has of it, where strengths of people of one size
/// vary by so much (standard deviation over mean). Nobody is below a fifth of the mean.
double shareAtScore(double score, double variation);

/// The score of the group that a joint ("r_elbow_flexion") is of.
double jointScore(const StrengthScores& scores, const std::string& joint);

}  // namespace handhold
