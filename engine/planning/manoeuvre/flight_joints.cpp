// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_joints.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "engine/core/spoken_name.h"
#include "engine/planning/manoeuvre/floating/phase_frames.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"

namespace handhold {

namespace {

/// A limb comes to rest, or reaches out, in about this time (s), where there is enough: in less than half the
/// flight, whose time still changes a little while its momentum is sought.
constexpr double kUsual = 0.8, kMostOfFlight = 0.45;
/// What is tried where a joint would overshoot: it does so by its speed times this.
constexpr double kShares[] = {0.85, 0.7, 0.6, 0.5, 0.42, 0.35, 0.3, 0.25};
constexpr int kLooks = 16;               // for that
constexpr double kJointInLimits = 1e-3;  // rad
constexpr double kMargin = 0.01;         // rad, for what changes after the pace is chosen
constexpr double kRestStep = 0.05;  // rad that a body at rest in itself turns in a step of the integration

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

bool FlightJoints::hasTime() const {
  if (!course_.turn) return true;
  return turnBegin() >= std::max(course_.pace.settle.maxCoeff(), course_.pace.approach.maxCoeff());
}

JointPoint FlightJoints::jointAt(Eigen::Index joint, double time) const {
  const JointPoint rest{course_.rest[joint]};
  const double settle = course_.pace.settle[joint], approach = course_.pace.approach[joint];
  if (time < settle) return quinticBetween(jointOf(course_.from, joint), rest, settle, time);
  const double left = course_.duration - time;
  if (left >= approach) return rest;
  return quinticBetween(rest, jointOf(course_.to, joint), approach, approach - left);
}

JointState FlightJoints::at(double time) const {
  const double t = std::clamp(time, 0.0, course_.duration);
  if (course_.turn && t >= turnBegin() && t <= turnBegin() + course_.turn->duration())
    return course_.turn->at(t - turnBegin());
  JointState state{course_.rest, course_.rest, course_.rest};
  for (Eigen::Index i = 0; i < course_.rest.size(); ++i) {
    const JointPoint joint = jointAt(i, t);
    state.angles[i] = joint.angle;
    state.rates[i] = joint.rate;
    state.accelerations[i] = joint.acceleration;
  }
  return state;
}

Quaternion attitudeAfter(const Model& model, const FlightJoints& joints, const FloatSettings& settings,
                         double stepRate) {
  FloatSettings part = settings;
  VectorX q = model.neutralPosition();
  q.tail(model.jointCount()) = joints.at(joints.settled()).angles;
  const Matrix3 inertia = centralInertia(model, q);
  const double turning = settings.kept.angular.norm() * inertia.inverse().norm() / kRestStep;
  const double ends[] = {0.0, joints.settled(), joints.begun(), settings.duration};
  const double rates[] = {stepRate, joints.turns() ? stepRate : std::min(stepRate, turning), stepRate};
  for (int i = 0; i < 3; ++i) {
    part.duration = ends[i + 1] - ends[i];
    const JointsAt at = [&](double t) { return joints.at(ends[i] + t); };
    const int steps = std::max(1, static_cast<int>(std::ceil(rates[i] * part.duration)));
    part.start.R = floatingAttitude(model, at, part, steps).toRotationMatrix();
  }
  return Quaternion(part.start.R);
}

std::string limitPassed(const Model& model, const FlightJoints& joints, double duration, double looks) {
  double worst = kJointInLimits;
  std::string sentence;
  for (const double time : frameTimes(duration, looks)) {
    const VectorX angles = joints.at(time).angles;
    for (int i = 1; i < model.linkCount(); ++i) {
      const Joint& joint = model.joints[i];
      const double excess = std::max(joint.lower - angles[i - 1], angles[i - 1] - joint.upper);
      if (excess <= worst) continue;
      worst = excess;
      sentence = spokenName(joint.name) +
                 worded(" passes its limit by %.1f degrees in flight", excess * 180.0 / M_PI);
    }
  }
  return sentence;
}

}  // namespace handhold
