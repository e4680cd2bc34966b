// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "engine/motion/momentum_curve.h"
#include "engine/planning/manoeuvre/floating/planned_motion.h"

namespace handhold {

/// What is asked for, and how to run.
struct FlightRequest : FlightManoeuvre, PlanRun {
  std::vector<Load> carried;  ///< masses, as tasks have them
  /// What a motion enters of what is solid (solids_entered.h); empty: there is nothing solid.
  std::function<std::vector<Violation>(const Motion&)> entered;
};

/// Its phases are push, flight and catch.
struct FlightPlan : PlannedMotion {
  double impulse = 0.0;                       ///< of the push (N s)
  double flightTime = 0.0;                    ///< (s)
  double flightWay = 0.0;                     ///< of the centre of mass (m)
  double arrivalSpeed = 0.0;                  ///< of the base origin (m/s)
  double turn = 0.0;                          ///< of the base in free flight (rad)
  Vector3 angularMomentum = Vector3::Zero();  ///< of the flight, about the centre of mass (kg m^2/s)
  double facing = 0.0;     ///< by which the body stands turned on its feet before the push, about up (rad)
  double handWidth = 0.0;  ///< between the hands on the rail (m)
  double pushStroke = 0.0, catchStroke = 0.0;  ///< ways on which it speeds up and slows down (m)
  double attitudeError = 0.0;                  ///< at rest (rad)
  double placeError = 0.0;                     ///< of the base origin at rest (m)
  double peakPush = 0.0, peakCatch = 0.0;      ///< greatest force of one contact point (N)
  double railLoad = 0.0;                       ///< greatest force of a hand over the rail's limit
  MomentumResidue residue;                     ///< of the free flight
};

/// Push and catch are ramps of momentum (ramp_phase.h), with feet on their toes or hands round the bar; the
/// flight keeps it. The centre of mass goes straight all the way; the angular momentum is chosen so that the
/// body arrives in the attitude: it stands facing along z and turns in flight. Hands are at rest on the rail
/// when they close, so no blow is needed. At a wall the body begins upright or, where that is not enough,
/// leans into the flight with its toes turned out; only where no turn is asked for may it stand turned
/// towards a rail aside, which the message tells. A stroke on which hands or feet do not reach is shortened,
/// and hands come nearer to each other on a steep rail, which the message tells, too; where that is not
/// enough the push is a gathered one (flight_layouts.h), with strokes shorter still. Contact loads, torques
/// and joint limits are looked at at instants of their own, whatever frames are asked for; where a flight is
/// not possible the nearest speed, turn or rail that works is named, by a search that ends by count. Numbers
/// out of range throw InputError.
FlightPlan planFlight(const Model& model, const FlightRequest& request);

}  // namespace handhold
