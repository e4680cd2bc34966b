// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/manoeuvre/flight_stance.h"

namespace handhold {

/// What a flight fails by, the gravest last.
enum class FlightFault { None, Load, Limit, Momentum, CatchReach, PushReach, Stopped };

/// How much is worked out.
enum class FlightDetail {
  Rough,  ///< whether it works, at instants far apart: for searches
  Whole   ///< the motion
};

struct FlightTry {
  FlightPlan plan;  ///< its message says why it failed
  FlightFault fault = FlightFault::None;
  double miss = 0.0;      ///< of hands and feet (m)
  bool isFarOut = false;  ///< of reach, which was seen at once
};

/// One way to lay out a flight, planned from push to catch. The numbers have to be in range.
FlightTry tryFlight(const Model& model, const FlightRequest& request, const FlightLayout& layout,
                    FlightDetail detail);

}  // namespace handhold
