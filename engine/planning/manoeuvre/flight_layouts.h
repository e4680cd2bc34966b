// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/manoeuvre/flight_stance.h"

namespace handhold {

/// The layouts that are tried for a flight, in that order.
std::vector<FlightLayout> flightLayouts(const FlightRequest& request);

}  // namespace handhold
