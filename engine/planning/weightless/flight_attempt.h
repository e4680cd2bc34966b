// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/weightless/flight.h"

namespace handhold {

/// Where the feet point at the wall.
enum class FlightFacing {
  Forward,  ///< along the world's z
  Flight,   ///< so that the line of flight lies before or behind: ankles lean the body that way, not to a side
  Arrival   ///< as the body faces at the rail
};

/// Freedom that a flight leaves its planner.
struct FlightLayout {
  double lean = 0.0;     ///< of the body at the wall into the line of flight, 0 upright to 1
  double centred = 0.0;  ///< share of a stroke at a rail that lies beyond where the hands are comfortable
  FlightFacing facing = FlightFacing::Forward;
};

/// What a flight fails by, the gravest last.
enum class FlightFault { None, Load, Momentum, CatchReach, PushReach, Stopped };

struct FlightTry {
  FlightPlan plan;  ///< its message says why it failed
  FlightFault fault = FlightFault::None;
  double miss = 0.0;  ///< of hands and feet (m)
  FlightLayout layout;
};

/// One way to lay out a flight, planned from push to catch. The numbers have to be in range.
FlightTry tryFlight(const Model& model, const FlightRequest& request, const FlightLayout& layout);

}  // namespace handhold
