// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scores/body_angles.h"
#include "engine/scores/body_support.h"
#include "engine/scores/posture_scores.h"
#include "engine/scores/verdict.h"

namespace handhold {

/// A posture as the rules look at it.
struct SeenPosture {
  BodyAngles angles;
  BodySupport support;
  bool walks = false;
};

// Where the prints leave a limit open: "neutral" and "upright" are within 5 degrees of zero; twisted, bent
// aside or deviated is from 10 degrees on, abducted from 20; a forearm is near the end of its turn in the
// outer fifth of its range; an arm works across the middle where the wrist is 5 cm beyond it, and out to the
// side where the forearm points 20 degrees outward. OWAS's own limit is 20 degrees.

/// Codes of one side with their parts. Forces are in kilograms of weight, 9.80665 N each.
RulaCodes rulaCodes(const SeenPosture& seen, BodySide side, const ScoreSettings& settings);
RebaCodes rebaCodes(const SeenPosture& seen, BodySide side, const ScoreSettings& settings);
OwasCodes owasCodes(const SeenPosture& seen);

/// The worse side's score, with its parts and what drives it.
InstantScore rulaInstant(const SeenPosture& seen, const ScoreSettings& settings);
InstantScore rebaInstant(const SeenPosture& seen, const ScoreSettings& settings);
InstantScore owasInstant(const SeenPosture& seen);

}  // namespace handhold
