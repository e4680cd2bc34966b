// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/math/quaternion_curve.h"

namespace handhold {

/// At each frame: the derivatives of the cubic spline through values at equal steps of time, and its integral
/// from the first frame.
struct FrameSpline {
  std::vector<Vector3> first, second, integral;
};

/// At least four values, `step` s apart. The third derivative does not jump next to the ends (not-a-knot), so
/// that nothing is claimed of them.
FrameSpline frameSpline(const std::vector<Vector3>& values, double step);

/// Rotations through which a curve goes, with the curve's angular velocity and acceleration at the frames
/// (inertial axes; rad/s, rad/s^2).
struct FrameTurns {
  std::vector<Quaternion> q;
  std::vector<Vector3> omega, alpha;
};

/// The cumulative cubic B-spline of quaternions that goes through all of at least four rotations: it has no
/// place where it locks, at rest or turned by any angle. Neighbours are less than half a turn apart.
QuaternionCurve curveThrough(const std::vector<Quaternion>& q, double step);
FrameTurns frameTurns(const std::vector<Quaternion>& q, double step);

/// Rotations from the first on whose angular velocity is the given one at the frames, by the exponential over
/// each step of its spline to fourth order (Magnus; Iserles and Norsett 1999).
std::vector<Quaternion> integratedTurns(const Quaternion& first, const std::vector<Vector3>& omega,
                                        double step);

}  // namespace handhold
