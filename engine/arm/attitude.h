// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/math/types.h"

namespace handhold {

/// The attitude matrix of a quaternion of any length (004, 1, whose \|q\|^2 E must read (q_s^2 - q_v.q_v) E):
///   R = (q_s^2 - q_v.q_v) E + 2 q_v q_v^T + 2 q_s [q_v]x
/// It turns a segment's axes into inertial ones.
Matrix3 attitudeMatrix(const Quaternion& q);

/// R_q(v) = q v q* (004, definition 2.2, where the first q is missing).
Vector3 turned(const Quaternion& q, const Vector3& v);

/// How inertial axes are read: which way is up, and which way is ahead, where up says nothing. Unit vectors,
/// across each other.
struct Bearings {
  Vector3 up = Vector3::UnitZ(), ahead = Vector3::UnitX();
};

/// The attitude with x along a segment (004, 3.1): turned about up into its vertical plane, then raised
/// in it, each by the cosine and sine of HALF the angle about a unit axis. A vertical segment, for which the
/// document's axis vanishes, is raised from ahead.
Quaternion attitudeAlong(const Vector3& segment, const Bearings& bearings = {});

/// The attitude with these axes; z is made perpendicular to x. Neither may vanish nor be along the other.
Quaternion attitudeOf(const Vector3& x, const Vector3& z);

/// An attitude and how it changes, in inertial axes (rad/s, rad/s^2).
struct TurningAttitude {
  Quaternion q = Quaternion::Identity();
  Vector3 omega = Vector3::Zero(), alpha = Vector3::Zero();
};

/// Velocity and acceleration from attitude quaternions (004, 4.3):
///   omega = 2 q' q*,  alpha = 2 q'' q*  (its vector part)
/// with q' and q'' from five of them, `step` apart (s).
TurningAttitude turningFrom(const std::function<Quaternion(double time)>& attitude, double time, double step);

}  // namespace handhold
