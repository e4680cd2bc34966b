// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"
#include "engine/motion/joint_trajectory.h"

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

/// Joints of a flight: from how the push leaves them to rest, and from rest to how the catch takes them.
class FlightJoints {
 public:
  FlightJoints(const JointState& from, const VectorX& rest, const JointState& to, double duration,
               const FlightPace& pace);

  JointState at(double time) const;

 private:
  JointPoint jointAt(Eigen::Index joint, double time) const;

  JointState from_, to_;
  VectorX rest_;
  double duration_;
  FlightPace pace_;
};

}  // namespace handhold
