// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/model/model.h"
#include "engine/motion/joint_trajectory.h"
#include "engine/planning/manoeuvre/floating/floating_motion.h"

namespace handhold {

/// One joint at one instant (rad, rad/s, rad/s^2).
struct JointPoint {
  double angle = 0.0, rate = 0.0, acceleration = 0.0;
};

/// The quintic polynomial that has both ends' angle, rate and acceleration, T seconds apart, at t.
JointPoint quinticBetween(const JointPoint& from, const JointPoint& to, double T, double t);

/// How long each joint takes to come to rest after the push, and to reach out before the catch (s).
struct FlightPace {
  VectorX settle, approach;
};

/// The usual times, less where a joint would pass its limits on the way.
FlightPace flightPace(const Model& model, const JointState& from, const VectorX& rest, const JointState& to,
                      double duration);

/// What joints do in a flight, and between which ends.
struct FlightCourse {
  JointState from;  ///< as the push leaves them
  VectorX rest;
  JointState to;          ///< as the catch takes them
  double duration = 0.0;  ///< (s)
  FlightPace pace;
  std::shared_ptr<const JointTrajectory> turn = {};  ///< from rest to rest, in the middle; null: none
};

/// Joints of a flight: from how the push leaves them to rest, and from rest to how the catch takes them.
class FlightJoints {
 public:
  explicit FlightJoints(FlightCourse course) : course_(std::move(course)) {}

  /// Whether there is time for the turn between settling and reaching out.
  bool hasTime() const;

  JointState at(double time) const;

  /// Between which times they are at rest, but for the turn.
  double settled() const { return course_.pace.settle.maxCoeff(); }
  double begun() const { return course_.duration - course_.pace.approach.maxCoeff(); }
  bool turns() const { return course_.turn != nullptr; }

 private:
  JointPoint jointAt(Eigen::Index joint, double time) const;

  double turnBegin() const { return 0.5 * (course_.duration - course_.turn->duration()); }

  FlightCourse course_;
};

/// R_WB at the end of a flight by so many steps a second where joints move, and by as few as do where they
/// are at rest.
Quaternion attitudeAfter(const Model& model, const FlightJoints& joints, const FloatSettings& settings,
                         double stepRate);

/// The joint that passes its limit by most, as a sentence; empty where none does. `duration` of the flight
/// (s), looked at so often a second.
std::string limitPassed(const Model& model, const FlightJoints& joints, double duration, double looks);

}  // namespace handhold
