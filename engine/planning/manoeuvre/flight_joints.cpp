// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_joints.h"

#include <algorithm>

namespace handhold {

namespace {

/// A limb comes to rest, or reaches out, in about this time (s), where there is enough: in less than half the
/// flight, whose time still changes a little while its momentum is sought.
constexpr double kUsual = 0.8, kMostOfFlight = 0.45;
/// What is tried where a joint would overshoot: it does so by its speed times this.
constexpr double kShares[] = {0.85, 0.7, 0.6, 0.5, 0.42, 0.35, 0.3, 0.25};
constexpr int kLooks = 16;        // for that
constexpr double kMargin = 0.01;  // rad, for what changes after the pace is chosen

JointPoint jointOf(const JointState& state, Eigen::Index joint) {
  return {state.angles[joint], state.rates[joint], state.accelerations[joint]};
}

/// How far the way passes the joint's limits, less a margin (rad).
double excess(const Joint& joint, const JointPoint& from, const JointPoint& to, double T) {
  double worst = 0.0;
  for (int i = 0; i <= kLooks; ++i) {
    const double angle = quinticBetween(from, to, T, T * i / kLooks).angle;
    worst = std::max({worst, joint.lower + kMargin - angle, angle - joint.upper + kMargin});
  }
  return worst;
}

/// The longest time that keeps the limits, or the one that passes them least.
double timeFor(const Joint& joint, const JointPoint& from, const JointPoint& to, double usual) {
  double best = usual, least = excess(joint, from, to, usual);
  for (const double share : kShares) {
    if (least <= 0.0) break;
    const double over = excess(joint, from, to, share * usual);
    if (over >= least) continue;
    least = over;
    best = share * usual;
  }
  return best;
}

}  // namespace

// x = a0 + a1 t + a2 t^2 + a3 t^3 + a4 t^4 + a5 t^5 with both ends' value, velocity and acceleration; D is
// what the end misses when the beginning's acceleration goes on.
JointPoint quinticBetween(const JointPoint& from, const JointPoint& to, double T, double t) {
  const double D = to.angle - from.angle - from.rate * T - 0.5 * T * T * from.acceleration;
  const double V = (to.rate - from.rate - T * from.acceleration) * T;
  const double A = (to.acceleration - from.acceleration) * (T * T);
  const double a3 = 10.0 * D - 4.0 * V + 0.5 * A;
  const double a4 = -15.0 * D + 7.0 * V - A;
  const double a5 = 6.0 * D - 3.0 * V + 0.5 * A;
  const double u = t / T, u2 = u * u, u3 = u2 * u;
  return {from.angle + from.rate * t + 0.5 * t * t * from.acceleration + u3 * (a3 + u * a4 + u2 * a5),
          from.rate + t * from.acceleration + u2 / T * (3.0 * a3 + 4.0 * u * a4 + 5.0 * u2 * a5),
          from.acceleration + u / (T * T) * (6.0 * a3 + 12.0 * u * a4 + 20.0 * u2 * a5)};
}

FlightPace flightPace(const Model& model, const JointState& from, const VectorX& rest, const JointState& to,
                      double duration) {
  const double usual = std::min(kUsual, kMostOfFlight * duration);
  FlightPace pace{rest, rest};
  for (Eigen::Index i = 0; i < rest.size(); ++i) {
    const Joint& joint = model.joints[static_cast<std::size_t>(i) + 1];
    pace.settle[i] = timeFor(joint, jointOf(from, i), {rest[i]}, usual);
    pace.approach[i] = timeFor(joint, {rest[i]}, jointOf(to, i), usual);
  }
  return pace;
}

FlightJoints::FlightJoints(const JointState& from, const VectorX& rest, const JointState& to, double duration,
                           const FlightPace& pace)
    : from_(from), to_(to), rest_(rest), duration_(duration), pace_(pace) {}

JointPoint FlightJoints::jointAt(Eigen::Index joint, double time) const {
  const JointPoint rest{rest_[joint]};
  const double settle = pace_.settle[joint], approach = pace_.approach[joint];
  if (time < settle) return quinticBetween(jointOf(from_, joint), rest, settle, time);
  const double left = duration_ - time;
  if (left >= approach) return rest;
  return quinticBetween(rest, jointOf(to_, joint), approach, approach - left);
}

JointState FlightJoints::at(double time) const {
  const double t = std::clamp(time, 0.0, duration_);
  JointState state{rest_, rest_, rest_};
  for (Eigen::Index i = 0; i < rest_.size(); ++i) {
    const JointPoint joint = jointAt(i, t);
    state.angles[i] = joint.angle;
    state.rates[i] = joint.rate;
    state.accelerations[i] = joint.acceleration;
  }
  return state;
}

}  // namespace handhold
