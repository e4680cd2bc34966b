// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/manoeuvre/flight_size.h"
#include "engine/planning/manoeuvre/flight_stance.h"

namespace handhold {

/// The layouts that are tried for a flight, in that order.
std::vector<FlightLayout> flightLayouts(const FlightRequest& request);

/// What is tried where none of them does: gathered for the push, or near the rail.
std::vector<FlightLayout> gatheredLayouts(const FlightSize& size, const FlightRequest& request);

}  // namespace handhold
