// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/estimation/jointed_fit/cascade.h"

namespace handhold {

/// How the jump of 003, chapter 9, is recorded and what is made of it.
struct JumpConditions {
  double mass = 73.0;              ///< of the subject, which is not printed (kg)
  double shoulderHipError = 0.05;  ///< of joint centres from where the lateral markers put them (m)
  double otherJointError = 0.01;   ///< likewise of all other joints (m)
  double noise = 5e-4;             ///< standard deviation of each coordinate of a marker (m)
  double offset = 1e-3;            ///< how far each marker slipped since the standing trial (m)
  /// Seven cameras around the person, of which two must see a marker; three of each segment are seen in the
  /// first 0.1 s and the last 0.15 s alone. Without, every marker is always seen.
  bool hasGaps = true;
  std::array<double, 3> poseRatios{2.0, 10.0, 10.0};                  ///< W1, W2, W3 of 9.3
  std::array<double, 5> velocityRatios{2.0, 2.0, 10.0, 10.0, 10.0};   ///< V1 to V5
  std::array<double, 5> accelerationRatios{1.0, 1.0, 5.0, 5.0, 5.0};  ///< S1 to S5
  Iterations iterations;
  bool showsExact = false;   ///< in figures; both solvers are compared
  double sensorBias = 0.1;   ///< of inertial sensors' accelerometers, constant (m/s^2)
  double sensorTurn = 0.01;  ///< standard deviation of their attitudes, each axis (rad)
  unsigned seed = 1;         ///< of noise and slips
};

}  // namespace handhold
