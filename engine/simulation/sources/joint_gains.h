// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"
#include "engine/simulation/torque_source.h"

namespace handhold {

/// How firmly the joints are kept at a wanted angle.
struct JointGains {
  VectorX stiffness;  ///< (N m / rad), velocitySize, base rows zero
  VectorX damping;    ///< (N m s / rad)
};

/// Strength in proportion to the joint: at gain 1 the mean of its two torque limits at 0.05 rad (3 degrees)
/// from the wanted angle; damping is 0.1 s of the stiffness.
JointGains strengthGains(const Model& model, double gain);

/// Where joints should be, how fast, and the torque that is known beforehand; sizes of the model.
struct JointGoal {
  const VectorX& q;
  const VectorX& v;
  const VectorX& feedforward;
};

/// The proportional-derivative law that looks kLookAhead ahead (Tan, Liu, Turk, Stable
/// proportional-derivative controllers, 2011, equation 5), within the model's torque limits; a feedforward
/// beyond them stays.
///   tau = feedforward - Kp (q + h v - q_goal) - Kd (v + h vdot - v_goal), the goal being that of time t + h
constexpr double kLookAhead = 5e-3;  // s
void pullTowards(const Model& model, const JointGains& gains, const JointGoal& goal, const BodyState& state,
                 TorqueLaw& law);

}  // namespace handhold
