// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"
#include "engine/simulation/body_state.h"
#include "engine/simulation/energy_flow.h"

namespace handhold {

/// What a joint does without muscles.
struct PassiveSettings {
  enum class Stops { Damped, Elastic, None };
  Stops stops = Stops::Damped;
  double damping = 1.0;  ///< share of the model's joint damping
  double armature =
      1e-3;  ///< inertia of each joint against its rate (kg m^2); keeps folded shoulders regular
};

/// Passive springs and damping of the model, the friction of what is worn and the stops at the joint limits.
///
/// Friction F tanh(v / e) is a damping F tanh(v / e) / v that answers to the rate 1 ms ahead, too: a light
/// joint in a stiff glove would ask for steps of microseconds.
///
/// A stop is a one-sided spring with damping that grows over the first kRamp rad and never pulls. It reaches
/// the joint's mean torque limit at 2 degrees, but is never so stiff that the joint, all others free, would
/// swing faster than 600 rad/s on it (at the relaxed posture); its damping ratio is then 0.5. In a folded
/// shoulder or hip a joint moves next to nothing, and such a stop would be too fast for any explicit step:
/// damped stops answer to angle and rate 1 ms ahead, as the controllers of this room do.
class PassiveJoints {
 public:
  PassiveJoints(const Model& model, const PassiveSettings& settings);

  /// tau += what springs, damping, friction and stops do (N m) at vdot = 0; inertia += what friction and
  /// stops take of vdot (kg m^2), which look 1 ms ahead.
  void addTorque(const VectorX& q, const VectorX& v, VectorX& tau, VectorX& inertia) const;
  /// What damping, with friction, and stops take at this vdot.
  void addPower(const BodyState& state, const VectorX& vdot, EnergyFlow& power) const;
  /// Stored in springs and stops (J).
  double energy(const VectorX& q) const;
  double armature() const { return settings_.armature; }

 private:
  /// A stop pushes with torque - inertia vdot.
  struct StopLaw {
    double torque = 0.0;   ///< (N m)
    double inertia = 0.0;  ///< (kg m^2)
  };
  double beyond(int link, double angle) const;
  StopLaw stopAt(int link, double angle, double rate) const;
  /// Of friction: torque = -frictionDamping (rate + lead vdot).
  double frictionDamping(int link, double rate) const;

  const Model& model_;
  PassiveSettings settings_;
  VectorX stopStiffness_, stopDamping_;  ///< one a link
};

}  // namespace handhold
