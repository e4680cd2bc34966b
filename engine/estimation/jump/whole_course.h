// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/estimation/jointed_fit/constraints.h"

namespace handhold {

/// All that acts on a tree from outside but its weight, about the origin, in inertial axes (N, N m).
struct ExternalWrench {
  Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
};

/// What moves a tree as a whole.
struct ExternalCourse {
  double mass = 1.0;  ///< kg
  Vector3 gravity = Vector3::Zero();
  std::vector<double> times;             ///< s, by frame
  std::vector<ExternalWrench> wrenches;  ///< by frame; empty: flight
};

/// What a tree does as a whole under it: the centre of mass and the angular momentum that come nearest to
/// those seen on the mean. In flight a parabola and a constant (9.1 to 9.4); on the ground what is measured
/// there, integrated, takes the place of both (4.14 and 5.23 print flight alone). Forces go straight from
/// frame to frame.
std::vector<WholeMotion> wholeCourse(std::span<const WholeMotion> seen, const ExternalCourse& course);

}  // namespace handhold
