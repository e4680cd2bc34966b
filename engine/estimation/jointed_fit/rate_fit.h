// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "engine/estimation/jointed_fit/penalties.h"

namespace handhold {

/// V1 to V5 of 5.21 and 5.22, for accelerations S1 to S5 of 5.23 and 5.24: momentum and joints by turning,
/// then the centre of mass, momentum and joints by the centres. What has no sequence stays out.
struct RatePenalties {
  std::optional<PenaltySequence> momentumByTurning, jointsByTurning, centre, momentumByCentres,
      jointsByCentres;
};

struct RateFitSettings {
  RatePenalties penalties;
  Iterations iterations;
  std::function<void(const JointedMotion&)> watch;  ///< sees each step of it; may be empty
};

/// A tree, and what it does as a whole.
struct RateProblem {
  const JointedBodies& tree;
  const WholeMotion& whole;
  Rate rate = Rate::Velocity;
};

/// Algo_v or Algo_a: with each weight turns are brought nearer to the constraints j_n times (6.31, 6.33),
/// then the centres (6.32, 6.34). Guesses are what the motion has, and what is found takes their place.
void iterateRates(const RateProblem& problem, const RateFitSettings& settings, JointedMotion& motion);

/// The turns and centres together nearest to those of the motion, each by what it would weigh in kinetic
/// energy, for which all constraints hold.
void toNearestRates(const RateProblem& problem, JointedMotion& motion);

/// How much the bodies of a joint differ in velocity or acceleration there (m/s, m/s^2).
Vector3 jointRateGap(const JointedBodies& tree, const JointedMotion& motion, int joint, Rate rate);

}  // namespace handhold
