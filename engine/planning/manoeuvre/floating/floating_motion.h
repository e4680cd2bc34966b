// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/motion/joint_trajectory.h"
#include "engine/motion/motion.h"
#include "engine/planning/manoeuvre/floating/momentum_base.h"

namespace handhold {

/// Joint angles, rates and accelerations at a time (s).
using JointsAt = std::function<JointState(double time)>;

/// How a float begins and how it is recorded.
struct FloatSettings {
  Pose start;         ///< X_WB of the base at time zero
  KeptMomentum kept;  ///< nothing: the body is at rest but for its joints
  double duration = 0.0;
  double framesPerSecond = 60.0;
  int partsOfFrame = 1;  ///< into which the times between frames are divided by further frames
  /// Of the integration (s). A fast limb turns by a radian in a quarter of a second; order four then leaves
  /// 1e-10 rad a step.
  double longestStep = 1.0 / 480.0;
  /// Asked on the way with the share that is done; false ends the motion there.
  std::function<bool(double share)> goOn = {};
};

/// The motion of a body on which nothing acts while its joints move as told: the centre of mass goes
/// straight, the base turns as its momentum asks, integrated on the rotation group to about 1e-8 rad a
/// second; torques by inverse dynamics, with the passive springs. The base rows of tau are what is left of
/// momentum's rate.
Motion floatingMotion(const Model& model, const JointsAt& joints, const FloatSettings& settings);

/// The same with the base left at the start: for loads, which do not know where the body faces.
Motion floatingInstants(const Model& model, const JointsAt& joints, const FloatSettings& settings);

/// R_WB at the end of such a float, by `steps` equal steps.
Quaternion floatingAttitude(const Model& model, const JointsAt& joints, const FloatSettings& settings,
                            int steps);

/// Inertia of the whole body about its centre of mass at q, in world axes (kg m^2).
Matrix3 centralInertia(const Model& model, const VectorX& q);

/// The base's rotation in its own first axes, R_start^T R_end, over a joint path of zero momentum; the path's
/// timing does not matter. `steps` equal steps of the integration.
Quaternion floatingTurn(const Model& model, const JointsAt& joints, double duration, int steps);

}  // namespace handhold
