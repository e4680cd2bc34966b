// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/flight_joints.h"

#include <algorithm>

namespace handhold {

namespace {

/// A limb comes to rest, or reaches out, in about this time where there is enough (s).
constexpr double kUsual = 0.8;

}  // namespace

// x = a0 + a1 t + a2 t^2 + a3 t^3 + a4 t^4 + a5 t^5 with both ends' value, velocity and acceleration; D is what
// the end misses when the beginning's acceleration goes on.
JointState quinticBetween(const JointState& from, const JointState& to, double T, double t) {
  const VectorX D = to.angles - from.angles - from.rates * T - 0.5 * T * T * from.accelerations;
  const VectorX V = (to.rates - from.rates - T * from.accelerations) * T;
  const VectorX A = (to.accelerations - from.accelerations) * (T * T);
  const VectorX a3 = 10.0 * D - 4.0 * V + 0.5 * A;
  const VectorX a4 = -15.0 * D + 7.0 * V - A;
  const VectorX a5 = 6.0 * D - 3.0 * V + 0.5 * A;
  const double u = t / T, u2 = u * u, u3 = u2 * u;
  JointState state;
  state.angles = from.angles + from.rates * t + 0.5 * t * t * from.accelerations + u3 * (a3 + u * a4 + u2 * a5);
  state.rates = from.rates + t * from.accelerations + u2 / T * (3.0 * a3 + 4.0 * u * a4 + 5.0 * u2 * a5);
  state.accelerations = from.accelerations + u / (T * T) * (6.0 * a3 + 12.0 * u * a4 + 20.0 * u2 * a5);
  return state;
}

FlightJoints::FlightJoints(const JointState& from, const VectorX& rest, const JointState& to, double duration)
    : from_(from), to_(to), duration_(duration), settle_(std::min(kUsual, 0.5 * duration)), approach_(settle_) {
  rest_.angles = rest;
  rest_.rates = rest_.accelerations = VectorX::Zero(rest.size());
}

JointState FlightJoints::at(double time) const {
  const double t = std::clamp(time, 0.0, duration_);
  if (t < settle_) return quinticBetween(from_, rest_, settle_, t);
  if (t <= duration_ - approach_) return rest_;
  return quinticBetween(rest_, to_, approach_, t - (duration_ - approach_));
}

}  // namespace handhold
