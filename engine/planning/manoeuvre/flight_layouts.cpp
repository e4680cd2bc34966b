// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_layouts.h"

#include <cmath>
#include <utility>

#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr double kUnturned = 1e-3;  // rad
constexpr double kAcross = 0.7;     // of the rail's direction along the shoulders: else it is steep
constexpr double kNarrow = 0.4;     // of the asked distance between the hands

/// Up or away from the body one hand is beyond the other: wrists do not follow as far apart as shoulders.
std::vector<FlightLayout> withNarrowHands(const FlightRequest& request, std::vector<FlightLayout> layouts) {
  const Vector3 across = request.attitude.normalized() * Vector3::UnitX();
  if (std::abs(across.dot(request.railAxis.normalized())) > kAcross) return layouts;
  for (const std::size_t k : {0, 1}) {
    layouts.push_back(layouts[k]);
    layouts.back().width = kNarrow;
  }
  return layouts;
}

}  // namespace

// As simple as can be, then leaning into the flight, with strokes on both sides of where the hands are
// comfortable, and with room for the hips to turn either way; a great turn of a body that leans beyond the
// line of flight takes its feet least far. At steep rails the first two with hands nearer to each other.
std::vector<FlightLayout> flightLayouts(const FlightRequest& request) {
  if (request.from == PushFrom::Rail) return withNarrowHands(request, {{0.0, 0.0}, {0.0, 0.5}, {0.0, 1.0}});
  std::vector<FlightLayout> layouts{{0.0, 0.0, 0.0},  {1.0, 0.5, 0.0},  {1.0, 0.5, 0.3},
                                    {1.0, 0.5, 0.45}, {0.5, 0.5, 0.45}, {1.25, 0.5, 0.0}};
  // where the body flies aside and shall not turn, the feet may point there before the push
  if (logQuaternion(request.attitude.normalized()).norm() < kUnturned)
    layouts.push_back({1.0, 0.5, 0.2, FlightFacing::Flight});
  return withNarrowHands(request, std::move(layouts));
}

}  // namespace handhold
