// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_layouts.h"

#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr double kUnturned = 1e-3;  // rad

}  // namespace

// As simple as can be, then leaning into the flight, with strokes on both sides of where the hands are
// comfortable, and with room for the hips to turn either way; a great turn of a body that leans beyond the
// line of flight takes its feet least far.
std::vector<FlightLayout> flightLayouts(const FlightRequest& request) {
  if (request.from == PushFrom::Rail) return {{0.0, 0.0}, {0.0, 0.5}, {0.0, 1.0}};
  std::vector<FlightLayout> layouts{{0.0, 0.0, 0.0},  {1.0, 0.5, 0.0},  {1.0, 0.5, 0.3},
                                    {1.0, 0.5, 0.45}, {0.5, 0.5, 0.45}, {1.25, 0.5, 0.0}};
  // where the body flies aside and shall not turn, the feet may point there before the push
  if (logQuaternion(request.attitude.normalized()).norm() < kUnturned)
    layouts.push_back({1.0, 0.5, 0.2, FlightFacing::Flight});
  return layouts;
}

}  // namespace handhold
