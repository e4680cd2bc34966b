// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/motion/momentum_curve.h"
#include "engine/planning/weightless/planned_motion.h"

namespace handhold {

/// What is asked for, and how to run.
struct FlightRequest : FlightManoeuvre, PlanRun {
  std::vector<Load> carried;  ///< masses, as tasks have them
};

/// Its phases are push, flight and catch.
struct FlightPlan : PlannedMotion {
  double impulse = 0.0;         ///< of the push (N s)
  double flightTime = 0.0;      ///< (s)
  double flightWay = 0.0;       ///< of the centre of mass (m)
  double arrivalSpeed = 0.0;    ///< of the base origin (m/s)
  double turn = 0.0;            ///< of the base in free flight (rad)
  double attitudeError = 0.0;   ///< at rest (rad)
  double placeError = 0.0;      ///< of the base origin at rest (m)
  double peakPush = 0.0, peakCatch = 0.0;  ///< greatest force of one contact point (N)
  double railLoad = 0.0;        ///< greatest force of a hand over the rail's limit
  MomentumResidue residue;      ///< of the free flight
};

/// Push and catch are ramps of momentum (ramp_phase.h), with feet on their toes or hands round the bar; the flight
/// keeps it. The centre of mass goes straight all the way; the angular momentum is chosen so that the body arrives
/// in the attitude. Hands are at rest on the rail when they close, so no blow is needed. At a wall the body begins
/// upright or, where that is not enough, leans into the flight, turned on its feet so that it leans forwards or
/// backwards; a stroke on which hands or feet do not reach is shortened, which the message tells. Contact loads and
/// torques against their limits; where a flight is not possible the nearest speed, turn or rail that works is
/// named. Numbers out of range throw InputError.
FlightPlan planFlight(const Model& model, const FlightRequest& request);

}  // namespace handhold
