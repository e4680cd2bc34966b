// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/estimation/jointed_fit/frame_spline.h"

namespace handhold {

/// phi1, phi2, theta of 003 (6.35, 6.36, C.1): a turn by theta about
///   n = (cos phi2 sin phi1, sin phi2, cos phi2 cos phi1),
/// here in the house's sense (body axes into inertial ones). The document calls it free of singularities; it
/// is not: at theta = 2 n pi, and so at rest, n is open, and where n is along y phi1 is. The quaternion
/// spline of frame_spline.h has neither.
struct ThreeAngles {
  Vector3 value = Vector3::Zero(), first = Vector3::Zero(), second = Vector3::Zero();  ///< rad, by time
};

/// How a rotation turns.
struct TurningRotation {
  Quaternion q = Quaternion::Identity();
  Vector3 omega = Vector3::Zero(), alpha = Vector3::Zero();  ///< inertial axes
};

/// C.6 with C.7, C.20 with C.22 to C.24 in the house's sense of turning. In the document's own sense the
/// terms with n x n' and n x n'' have the other sign than printed there and in B.41: B.40 and B.41 have each
/// other's.
TurningRotation turnOf(const ThreeAngles& angles);

/// Angles of a turn with their rates: C.9 to C.18 and C.25 to C.30, with the factor sin phi2 that C.9 to C.11
/// lack and the minus that C.30 lacks. Of two representations the one near `before` (Step 2). What is open
/// there, phi1 where n is along y, all of n at theta = 2 n pi, is taken from `before` with its rates.
ThreeAngles anglesOf(const TurningRotation& turn, const ThreeAngles& before);

/// Step 1 and Step 2 (C.1 to C.5 and the special case of C.6) over frames: q or -q, n or -n, theta within a
/// quarter turn from the frame before, both angles of n likewise.
std::vector<Vector3> alignedAngles(const std::vector<Quaternion>& q);

/// Cubic splines of the three angles, at the frames.
FrameTurns frameTurnsByAngles(const std::vector<Quaternion>& q, double step);

}  // namespace handhold
