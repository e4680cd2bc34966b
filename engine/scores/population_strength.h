// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/roles.h"

namespace handhold {

enum class Population { Women, Men };

/// Strength of a population at a joint, by one direction: mean and standard deviation (N m). Where
/// percentiles were printed that lie unevenly about the median, the two deviations are those to the 5th and
/// to the 95th, and what lies between and beyond follows smoothly (strengthAt).
struct StrengthSpread {
  double mean = 0.0;
  double deviation = 0.0, deviationAbove = 0.0;  ///< of who is weaker, and stronger, than the mean
  bool isBeyond = false;                         ///< the joint is bent beyond what the source's curve tells
  bool isOfSize = false;  ///< the deviation is of people of one mass times stature, not of all
};

/// Rates of the three-compartment model of a group of muscles.
struct FatigueRates {
  double fatigue = 0.0, recovery = 0.0;  ///< F and R (1/s)
  double rest = 1.0;                     ///< r: recovery is so many times quicker without any load
};

/// What those have of it who are so many standard deviations of the normal from the median: 0, -1.645 and
/// 1.645 give the three printed percentiles, and the slope goes from that of the weak to that of the strong
/// little by little (a branch of a hyperbola; a straight line where the two deviations are alike).
double strengthAt(const StrengthSpread& strength, double score);

/// The share of the population that can: of those above the score at which strengthAt is what is required;
/// Phi((mean - required) / SD) where both deviations are alike.
double shareCapable(const StrengthSpread& strength, double required);

/// The spread of people of all sizes, whose means go with mass times stature: of a product of independent
/// factors (1 + all^2) = (1 + size^2) (1 + residual^2), variations each. What is of all stays as it is.
StrengthSpread ofAllSizes(const StrengthSpread& strength, Population sex);

/// Standard deviation over mean of mass times stature (ANSUR II; sizeVariation of engine/people).
double sizeVariationOf(Population sex);

/// Isometric strengths of women and men of resources/scores/strength.csv: legs after Anderson, Madigan and
/// Nussbaum 2007, as they hang on the joint's angle (18-25 years, of ANSUR II's median mass and stature),
/// held where the curve falls to half of its best, since no torque was measured near a curve's zero; elbows
/// after Lategan and Krueger 2003, the peak of a movement, by mass; shoulders and trunk after Stobbe 1982, at
/// the angle of measurement alone; grip ("hand", "grip_right", in N) after Mathiowetz et al. 1985; how soon
/// they tire after Frey-Law, Looft and Heitsman 2012. Stobbe's percentiles stand here from memory, which
/// whoever shows them says.
class PopulationStrength {
 public:
  PopulationStrength() = default;  ///< of nobody
  /// Throws InputError.
  explicit PopulationStrength(const std::filesystem::path& file);

  /// Of a joint's movement ("knee", "extension"); the angle (rad) counts as the source counts it and where
  /// the source knows it. Empty: not known.
  std::optional<StrengthSpread> of(const std::string& joint, const std::string& direction, Population sex,
                                   double angle) const;

  /// Torque over mass (N m/kg) of people of one mass, where it was measured so. Where that were men alone,
  /// women have what they grip of men's grip, each over the median mass of their sex, and spread alike.
  /// Empty: not known.
  std::optional<StrengthSpread> ofMass(const std::string& joint, const std::string& direction,
                                       Population sex) const;

  /// Of "ankle", "knee", "trunk", "shoulder", "elbow", "grip" or "general", which is all others. Throws
  /// InputError where the file has no such rows.
  FatigueRates fatigue(const std::string& group) const;

  /// Whether the rows of that movement are from memory.
  bool isDoubtful(const std::string& joint, const std::string& direction) const;

 private:
  struct Row {
    std::map<std::string, StrengthSpread> numbers;  ///< C1, C2, C3, or "moment" or "force"
    bool isDoubtful = false;
  };
  std::map<std::string, Row> rows_;  ///< "knee extension F"
};

}  // namespace handhold
