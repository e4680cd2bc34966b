// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_layouts.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr double kUnturned = 1e-3;  // rad
constexpr double kAcross = 0.7;     // of the rail's direction along the shoulders: else it is steep
constexpr double kNarrow = 0.4;     // of the asked distance between the hands
constexpr double kTwisted = 0.05, kMostTwist = 0.13;  // of a turn about up, by the pelvis over the feet (rad)

bool isSteep(const FlightRequest& request) {
  const Vector3 across = request.attitude.normalized() * Vector3::UnitX();
  return std::abs(across.dot(request.railAxis.normalized())) <= kAcross;
}

/// Lengths as the person's limbs have them.
FlightLayout fitted(const FlightSize& size, FlightLayout layout) {
  layout.crouch *= size.legs;
  layout.spread *= size.legs;
  layout.mostPush *= size.legs;
  layout.mostCatch *= size.arms;
  layout.handShift *= size.arms;
  return layout;
}

/// Up or away from the body one hand is beyond the other: wrists do not follow as far apart as shoulders.
std::vector<FlightLayout> withNarrowHands(const FlightRequest& request, std::vector<FlightLayout> layouts) {
  if (!isSteep(request)) return layouts;
  for (const std::size_t k : {0, 1}) {
    layouts.push_back(layouts[k]);
    layouts.back().width = kNarrow;
  }
  return layouts;
}

/// To rails that are near, before the body and aside: a short push from nearly straight legs, feet along the
/// flight and the pelvis a little back towards how the body arrives, hands low and on the rail's side.
FlightLayout asideLayout(const FlightRequest& request) {
  const double side = std::copysign(1.0, request.rail.x());
  FlightLayout layout{0.58, 1.0, 0.1, FlightFacing::Flight, 0.82};
  layout.crouch = 0.02;
  layout.spread = 0.083;
  layout.twist = -0.075 * side;
  layout.handShift = Vector3(0.03 * side, -0.165, -0.04);
  layout.mostPush = 0.05;
  layout.mostCatch = 0.13;
  return layout;
}

/// Quick flights that turn about up: nearly upright, hands near the body, so that wrists turn it little.
FlightLayout turnedLayout() {
  FlightLayout layout{0.3, 0.86, 0.3};
  layout.width = 0.9;
  layout.crouch = 0.07;
  layout.spread = 0.083;
  layout.handShift = Vector3(0.0, 0.0, -0.171);
  layout.mostPush = 0.08;
  layout.mostCatch = 0.17;
  return layout;
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

// Knees that are bent when the feet leave the wall neither come to their stop nor have to move fast there,
// and feet apart, toes out and a short stroke leave the hips room to lean, to turn and to be wound up. To
// near rails the body flies on until they are before its waist, which leaves room for push and catch as well.
// The nearer hands are to the line on which the centre of mass comes to rest, the less the wrists have to
// turn: for quick flights, and for bars that lead away from the body. Feet that point along the flight have
// to be turned back in it, for which a short one leaves no time: last they stand as the body shall arrive.
std::vector<FlightLayout> gatheredLayouts(const FlightSize& size, const FlightRequest& request) {
  if (request.from == PushFrom::Rail) return {};
  const Vector3 turn = logQuaternion(request.attitude.normalized());
  FlightLayout high{1.09, 0.95, 0.2};
  high.crouch = high.spread = 0.17;
  high.twist = std::clamp(kTwisted * turn.y(), -kMostTwist, kMostTwist);
  high.handShift = Vector3(0.0, -0.27, -0.05);
  high.mostPush = 0.06;
  high.mostCatch = 0.14;
  FlightLayout less = high;
  less.lean = 1.0;
  less.centred = 0.8;
  less.toesOut = 0.14;
  less.crouch = 0.12;
  less.spread = 0.15;
  less.handShift = Vector3(0.0, -0.22, -0.12);
  less.mostPush = 0.08;
  FlightLayout near{0.5, 0.72};
  near.crouch = 0.06;
  near.handShift = Vector3(0.0, -0.09, -0.175);
  near.mostPush = 0.13;
  if (isSteep(request)) {
    near.centred = 0.6;
    near.width = 0.3;
    near.handShift = Vector3(-0.01, -0.07, -0.12);
    near.mostPush = near.mostCatch = 0.1;
  }
  std::vector<FlightLayout> layouts{near, high, less};
  if (turn.norm() < kUnturned) {
    layouts[1].facing = layouts[2].facing = FlightFacing::Flight;
    layouts.insert(layouts.end(), {high, less, asideLayout(request)});
  } else {
    layouts.push_back(turnedLayout());
  }
  for (FlightLayout& layout : layouts) layout = fitted(size, layout);
  return layouts;
}

}  // namespace handhold
