// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/person.h"
#include "engine/model/strength_curve.h"

namespace handhold {

/// The torque at one end of a leg's joint, on both sides (Anderson, table 3): C1 times mass, gravity and
/// stature at the angle C3, and how it goes with angle and speed.
struct LegEnd {
  std::string joint;  ///< without its side: "knee_flexion"
  bool isUpper = false;
  Sex sex = Sex::Female;
  bool operator==(const LegEnd&) const = default;
};
struct LegStrength {
  LegEnd end;
  std::string ages;  ///< "18-25", "55-65" or "65+"
  double c1 = 0.0, deviation = 0.0, c2 = 0.0, c3 = 0.0, c4 = 0.0, c5 = 0.0, c6 = 0.0;
};

/// How the torque at one end of a joint goes with included angles (Chaffin and Andersson's prediction
/// equations; the sizes are those of the model): constant + linear A + square A^2 + byNeighbour B, A and B in
/// degrees. As it was measured at `measured` and `neighbourMeasured` it is the model's own torque.
struct StrengthEquation {
  std::string joint;
  bool isUpper = false;
  std::string own, neighbour;  ///< "elbow", "arm_from_trunk" or "trunk_thigh"; the second may be empty
  double constant = 0.0, linear = 0.0, square = 0.0, byNeighbour = 0.0;
  double measured = 0.0, neighbourMeasured = 0.0;
};

/// Pull of both hands (Mathiowetz).
struct GripAtAge {
  Sex sex = Sex::Female;
  double age = 0.0;          ///< (years), the middle of the group
  HandGrip mean, deviation;  ///< (N)
};

/// What people's strengths go by.
struct StrengthTables {
  std::vector<LegStrength> legs;
  std::vector<StrengthEquation> equations;
  std::vector<GripAtAge> grips;
};

/// From the folder resources/people. Throws InputError.
StrengthTables readStrengthTables(const std::filesystem::path& folder);

/// At one end of a leg's joint; empty where none was measured. No age is 18 to 25
/// years. Between the ages of two groups, and from 65 to 70 years, the coefficients lie between theirs. C1
/// grows with age nowhere, though some of the few who were measured (14 of 18 to 25 years, 14 of 55 to 65, 6
/// older ones) were stronger than younger ones: the two older groups count together where the oldest are
/// stronger than the others, and nobody is stronger than young adults, with whom all else compares.
std::optional<LegStrength> legStrength(const StrengthTables& tables, const LegEnd& end,
                                       const std::optional<double>& age);

/// By what the torque there is larger of somebody who is that many standard deviations from the mean of sex
/// and age; it grows with age neither. A group spreads at least as young adults do: the few of an old one may
/// be alike by chance. Empty where none was measured.
std::optional<double> legShare(const StrengthTables& tables, const LegEnd& end, double age, double score);

/// The right hand's grip at an age over that of 20 to 24 years; 1 for no age. From the group of 30 to 34
/// years on grips grow with age nowhere, whatever the score (nonGrowing: groups that did count together).
double gripRatio(const StrengthTables& tables, Sex sex, const std::optional<double>& age);

/// What the hands of somebody hold who is that many standard deviations from the mean of sex and age; no age
/// is 25 to 29 years. Between the groups' ages means and deviations lie between theirs. The left hand is as
/// far from its mean as the right one, by the right one's deviation over mean. Nobody is below a fifth of the
/// mean.
HandGrip personGrip(const StrengthTables& tables, Sex sex, const std::optional<double>& age, double score);

/// Of a leg's end. `angleSign` is that of the source's angle against the joint's; plantarflexion, of which
/// the source's curve never comes to nothing, is kept down by that of an elite gymnast (RBDL's set Gymnast).
StrengthCurve legCurve(const LegStrength& strength, double angleSign);

/// An equation's shape, 1 at its best within the angles' range, and by what that is above the measured
/// posture.
struct ScaledShape {
  StrengthShape shape;
  double best = 1.0;
};
/// For the joint of that name with its side ("r_elbow_flexion"), its neighbours found in the model. Throws
/// InputError, where the equation goes by an angle that nobody knows.
ScaledShape scaledShape(const StrengthEquation& equation, const std::string& joint, const Model& model);

}  // namespace handhold
