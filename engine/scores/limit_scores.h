// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"
#include "engine/motion/motion.h"
#include "engine/scores/population_strength.h"
#include "engine/scores/verdict.h"

namespace handhold {

struct Trial;

// Verdicts of one instant by limits. All read the poses that updateKinematics left in data.

/// The share of women that each joint's torque leaves capable, of the weaker side and direction; men beside
/// it. NIOSH 1981: 75 % of women and 99 % of men at the design limit, 1 % and 25 % at the upper.
InstantScore capableInstant(const Model& model, const MotionFrame& frame, const PopulationStrength& strength);

/// Whether any joint of the model has a strength there.
bool hasKnownStrength(const Model& model, const PopulationStrength& strength);

/// Contacts against SSP 30256: 1219 N and 475 N m at a foot restraint, 200 N by the hands of who stands in
/// one, 556 N of a push or bump on structure otherwise.
InstantScore crewLoadInstant(const Model& model, const MotionFrame& frame);

/// Strength that arms and legs use where they hold, what could not be reached, and how far the hands at work
/// are from the normal line of sight (10 degrees below the head's horizontal standing, 15 seated, 25 where
/// nothing weighs): 15 degrees are easy for the eyes, 35 (25 upward) their most.
InstantScore reachInstant(const Trial& trial, const MotionFrame& frame, const Data& data, bool isWeightless);

}  // namespace handhold
