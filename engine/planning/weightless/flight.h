// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "engine/motion/momentum_curve.h"
#include "engine/motion/workload/workload.h"
#include "engine/planning/posture.h"
#include "engine/planning/weightless/traverse.h"
#include "engine/task/task.h"

namespace handhold {

enum class PushFrom {
  Wall,  ///< the plane y = 0, with the toes of both feet
  Rail   ///< a bar along x through the origin, with both hands
};

/// Push off, fly free, catch a rail with both hands and come to rest. The person begins upright in the world's
/// axes (x left, y up, z forward) at the origin and flies head first or as the rail lies.
struct FlightRequest {
  PushFrom from = PushFrom::Wall;
  Vector3 rail = Vector3(0.0, 2.8, 0.4);               ///< middle of the hands on the rail (m)
  Vector3 railAxis = Vector3::UnitX();                 ///< direction of the bar
  Quaternion attitude = Quaternion::Identity();        ///< R_WB wanted at rest at the rail
  double speed = 0.35;                                 ///< of the centre of mass in flight (m/s)
  double pushStroke = 0.2, catchStroke = 0.2;          ///< ways on which it speeds up and slows down (m)
  double handWidth = 0.42;                             ///< on the bar (m)
  double railLimit = 556.0;                            ///< that a bar bears (N): 125 lbf, assumed
  std::vector<Load> carried;                           ///< masses, as tasks have them
  double framesPerSecond = 60.0;
  std::stop_token stop;
};

struct FlightPlan {
  PostureStatus status = PostureStatus::Failed;
  std::string message;               ///< one sentence; what is out of range and the nearest that works
  Motion motion;
  std::vector<ContactPhase> phases;  ///< push, flight, catch
  std::vector<Unmet> unmet;
  Workload workload;
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
  double seconds = 0.0;         ///< that planning took

  bool solved() const { return status == PostureStatus::Optimal || status == PostureStatus::Feasible; }
};

/// Push and catch are ramps of momentum (ramp_phase.h), with feet on their toes or hands round the bar; the flight
/// keeps it. The centre of mass goes straight all the way; the angular momentum is chosen so that the body arrives
/// in the attitude. Hands are at rest on the rail when they close, so no blow is needed. Contact loads and torques against their limits; where they break, the greatest
/// speed that works is named. Numbers out of range throw InputError.
FlightPlan planFlight(const Model& model, const FlightRequest& request);

}  // namespace handhold
