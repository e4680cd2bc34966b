// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jointed_fit/cascade.h"
#include "engine/estimation/jump/jump_conditions.h"
#include "engine/estimation/jump/jump_subject.h"
#include "engine/jointed/quaternion_dynamics.h"

namespace handhold {

inline constexpr double kJumpStep = 0.01, kJumpDuration = 0.7;  ///< s, section 9.2

/// (9.2) has -4.9 t^2.
Vector3 jumpGravity();

/// The nominal centre of mass (9.1 to 9.3, m) and angular momentum (9.4, kg m^2/s), as printed.
WholeMotion printedWhole(double time);

/// The flight as it is, before anybody looks.
struct SimulatedJump {
  StandingBodies standing;            ///< with the joints where they are
  JointedFrames frames;               ///< from take-off on, at kJumpStep
  std::vector<JointMoments> moments;  ///< in the joints, by frame
};

/// The document's own data are not published: ours leaves the platform with raised arms and the printed
/// centre of mass and angular momentum, and damped springs in the joints carry it into the posture of
/// landing, forward in time by the jointed dynamics. Nothing from outside but weight.
SimulatedJump simulatedJump(const JumpConditions& conditions);

}  // namespace handhold
