// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/person_strength.h"

#include <algorithm>
#include <cmath>

#include "engine/math/random_numbers.h"
#include "engine/scores/measured_joints.h"

namespace handhold {

namespace {

constexpr double kWeakest = 0.2, kWeak = 0.3;  // of the mean

/// From kWeak down shares come nearer to kWeakest, at first as steeply as before.
double somebodys(double share) {
  constexpr double kRoom = kWeak - kWeakest;
  return share > kWeak ? share : kWeakest + kRoom * std::exp((share - kWeak) / kRoom);
}

/// As a share of the mean of people of a size that varies so: what size spreads is taken from both halves
/// alike, whose ratio is that of the printed percentiles.
double shareAt(StrengthSpread spread, double score, double sizeVariation) {
  const double whole = 0.5 * (spread.deviation + spread.deviationAbove) / spread.mean;
  const double left = spread.isOfSize ? 1.0 : residualVariation(whole, sizeVariation) / whole;
  spread.deviation *= left;
  spread.deviationAbove *= left;
  return somebodys(strengthAt(spread, score) / spread.mean);
}

StrengthGroup groupOf(const std::string& stem) {
  constexpr std::array<std::pair<const char*, StrengthGroup>, 12> kStems{
      {{"elbow", StrengthGroup::Elbow},
       {"forearm", StrengthGroup::Elbow},
       {"shoulder", StrengthGroup::Shoulder},
       {"humerus", StrengthGroup::Shoulder},
       {"clavicle", StrengthGroup::Shoulder},
       {"spine", StrengthGroup::Trunk},
       {"neck", StrengthGroup::Trunk},
       {"head", StrengthGroup::Trunk},
       {"hip", StrengthGroup::Hip},
       {"knee", StrengthGroup::Knee},
       {"ankle", StrengthGroup::Ankle},
       {"subtalar", StrengthGroup::Ankle}}};
  for (const auto& [word, group] : kStems)
    if (stem.starts_with(word)) return group;
  return StrengthGroup::Grip;
}

/// Of a joint of the spine what is known of its lowest.
std::string measuredStem(const std::string& stem) {
  if (stem.starts_with("spine")) return "spine1" + stem.substr(stem.find('_'));
  return stem;
}

}  // namespace

Population populationOf(Sex sex) { return sex == Sex::Male ? Population::Men : Population::Women; }

std::string withoutSide(const std::string& joint) {
  return joint.starts_with("r_") || joint.starts_with("l_") ? joint.substr(2) : joint;
}

StrengthScores scoresAt(double percentile) {
  StrengthScores scores;
  scores.fill(std::round(1e4 * normalQuantile(percentile / 100.0)) / 1e4);
  return scores;
}

double residualVariation(double whole, double size) {
  return std::sqrt(std::max(0.0, (1.0 + whole * whole) / (1.0 + size * size) - 1.0));
}

const StrengthMovement* movementOf(const std::string& joint) {
  const auto* movement =
      std::ranges::find(kMovements, measuredStem(withoutSide(joint)), &StrengthMovement::stem);
  return movement == kMovements.end() ? nullptr : movement;
}

double strengthFactor(const PersonStrength& strength, const std::string& joint, bool isUpper) {
  const double score = jointScore(strength.scores, joint);
  const Population sex = populationOf(strength.sex);
  if (const StrengthMovement* movement = movementOf(joint)) {
    const char *own = isUpper ? movement->positive : movement->negative,
               *other = isUpper ? movement->negative : movement->positive;
    for (const char* direction : {own, other})  // a back that extends spreads as one that bends
      if (const auto spread = strength.people.of(movement->joint, direction, sex, 0.0))
        return shareAt(*spread, score, strength.sizeVariation);
  }
  const StrengthSpread grip = strength.people.of("hand", "grip_right", sex, 0.0).value();
  return shareAtScore(score, grip.deviation / grip.mean);
}

double shareAtScore(double score, double variation) { return somebodys(1.0 + score * variation); }

double jointScore(const StrengthScores& scores, const std::string& joint) {
  return scoreOf(scores, groupOf(withoutSide(joint)));
}

}  // namespace handhold
