// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/motion/motion.h"
#include "engine/scores/population_strength.h"
#include "engine/scores/verdict.h"

namespace handhold {

struct Trial;

// Fatigue by the three-compartment model of Xia and Frey-Law 2008 (J Biomech 41:3046), whose activation is
// quick beside fatigue: of a muscle's capacity the part that the load asks for is active, what is fatigued
// grows by dM/dt = F load - R M, and strength is at its end where load + M > 1. Without load R counts r times
// (Looft et al. 2018). Loads are shares of strength, 0 to 1.

/// Longer than a shift is not told (s).
inline constexpr double kLongestEndurance = 8.0 * 3600.0;

/// How long a load can be held (s): -ln(1 - R (1 - load) / (F load)) / R; at most kLongestEndurance.
double holdingTime(const FatigueRates& rates, double load);

/// What is repeated: loads at times (s), evenly between, and then rest.
struct Exertion {
  std::vector<double> times, loads;
  double rest = 0.0;  ///< before it begins again (s)

  double period() const { return times.back() - times.front() + rest; }
};

/// How long it can be repeated (s); at most kLongestEndurance.
double repeatingTime(const FatigueRates& rates, const Exertion& exertion);

/// Of the joints, by their shares of this person's strength, and of the hands that grip or carry, by their
/// shares of the limits of contacts (where it carries, of that hand's grip or the usual ones): the one that
/// tires first. A motion is repeated as often a minute as the settings tell, or without a pause.
RuleVerdict enduranceVerdict(const Trial& trial, const Motion& motion, const ScoreSettings& settings,
                             const PopulationStrength& strength);

}  // namespace handhold
