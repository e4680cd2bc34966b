// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <numbers>

#include "engine/estimation/jointed_fit/cascade.h"

namespace handhold {

inline constexpr double kPerDegree = std::numbers::pi / 180.0;

/// The linkage of 003 chapter 8: three bars of 1 m and 10 kg in flight in the plane across z, from the free
/// end P over J1 and J2. Its bars' x runs from P on. Inertia across a bar is m l^2 / 12, which with 9.81
/// m/s^2 gives the figures; neither is printed.
JointedBodies threeBars();

Vector3 linkageGravity();

/// How fast the first bar turns at the start (rad/s): 25 deg/s gives the printed figures, where 8.1
/// prints 20.
double figuresFirstRate();
double printedFirstRate();

struct LinkageRun {
  double firstRate = figuresFirstRate();
  double moment = 0.0;  ///< in J1 and J2 (N m)
  double duration = 0.2, step = 0.01;
};

/// Frames from time 0 on, forward in time from 8.1.
JointedFrames linkageMotion(const LinkageRun& run);

/// P, J1, J2 and the other free end (m).
std::vector<Vector3> linkagePlaces(const JointedPose& pose);

/// Four markers a bar, out of line. The document tells lengths without which is which (fig. 8.2).
std::vector<std::vector<BodyMarker>> linkageMarkers(const JointedPose& pose);

/// q1, q2, q3 of 8.1: of the first bar from x, of each other from the one before (rad).
Vector3 linkageAngles(const JointedPose& pose);

/// What the joints' moments (tau2, tau3) and P bear by each bar's own accelerations (Newton and Euler), about
/// z.
struct LinkageLoads {
  double tau1 = 0.0, tau2 = 0.0, tau3 = 0.0;  ///< N m
  Vector3 force = Vector3::Zero();            ///< on P (N)
};

LinkageLoads linkageLoads(const JointedMotion& motion);

}  // namespace handhold
