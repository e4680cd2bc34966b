// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/simulation/body_state.h"

namespace handhold {

/// What the muscles do at one instant. Every vector has the model's velocitySize; the base rows are zero.
///
/// tau_i = offset_i - inertia_i vdot_i, kept within lower_i and upper_i (N m).
///
/// A controller that looks a moment ahead answers to the acceleration that it causes; written so, its law is
/// solved together with the equations of motion, and stiff gains stay stable on light limbs.
struct TorqueLaw {
  VectorX offset, inertia, lower, upper;
  VectorX feedforward;   ///< the part of tau that was known beforehand; the rest is correction
  VectorX goalQ, goalV;  ///< room for the source

  void reset(int velocitySize);
};

/// Muscle torques by time and state. Sources are constant: one may serve several simulations.
class TorqueSource {
 public:
  virtual ~TorqueSource() = default;
  /// `law` comes reset. Called at every stage of a step, also at states that the step will not take.
  virtual void at(const BodyState& state, TorqueLaw& law) const = 0;
  /// What the named grip gave to the hand in what is replayed, in world axes (N m); its part about the bar is
  /// the hand's friction, which no equation of motion tells.
  virtual Vector3 gripMoment(double, const std::string&) const { return Vector3::Zero(); }
};

}  // namespace handhold
