// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jointed_fit/pose_fit.h"

namespace handhold {

struct NearestPose {
  JointedPose pose;
  double loss = 0.0;         ///< of the markers (m^2)
  int steps = 0;             ///< of Gauss-Newton
  bool isConverged = false;  ///< the last step was below a hundred-millionth of a radian and metre
};

/// The pose of which the joints close and, where it is given, the centre of mass of all is in its place, that
/// comes nearest to all markers at once: Gauss-Newton on the rotations (and the place of all where it is
/// free), from which all centres follow, so that nothing is left in the joints and no penalty is chosen. What
/// the document's iteration approaches in two halves, of which neither sees the other's markers.
NearestPose nearestPose(const PoseProblem& problem, const JointedPose& start);

}  // namespace handhold
