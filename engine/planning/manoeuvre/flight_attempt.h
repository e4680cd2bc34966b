// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/manoeuvre/flight_fit.h"

namespace handhold {

/// What a flight fails by, the gravest last.
enum class FlightFault { None, Solid, Load, Limit, Momentum, CatchReach, PushReach, Stopped };

struct FlightTry {
  FlightPlan plan;  ///< its message says why it failed
  FlightFault fault = FlightFault::None;
  /// How far it fails: of hands and feet (m); of loads, as a share of what holds.
  double miss = 0.0;
  bool isFarOut = false;  ///< of reach, which was seen at once
};

/// One way to lay out a flight, planned from push to catch. The numbers have to be in range.
FlightTry tryFlight(const Model& model, const FlightRequest& request, const FlightLayout& layout,
                    FlightDetail detail);

}  // namespace handhold
