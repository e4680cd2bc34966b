// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/joint_trajectory.h"

namespace handhold {

/// Joints between two moving ends: from the first state they settle into a posture, rest there, and go from it
/// into the last state; position, velocity and acceleration are continuous throughout.
class FlightJoints {
 public:
  /// rest: joint angles; duration of the whole (s).
  FlightJoints(const JointState& from, const VectorX& rest, const JointState& to, double duration);

  JointState at(double time) const;

 private:
  JointState from_, rest_, to_;
  double duration_, settle_, approach_;
};

/// The polynomial of degree five between two states, `time` of `duration` after the first (s).
JointState quinticBetween(const JointState& from, const JointState& to, double duration, double time);

}  // namespace handhold
