// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "engine/core/progress.h"
#include "engine/osim/coordinate_curves.h"
#include "engine/osim/external_loads.h"

namespace handhold {

/// A model in motion, who watches and who may stop it.
struct OsimPlay {
  const OsimModel& model;
  const CoordinateCurves* motion = nullptr;  ///< null: the model stands as its coordinates usually are
  const ExternalLoads* loads = nullptr;      ///< on it; null: none
  ProgressSink progress = {};
  std::stop_token stop = {};
};

/// The model as a recording in its own ground (m): its markers, a line from joint to joint as its bones, its
/// muscles through their points, its coordinates, and where it moves the generalized forces of
/// osimInverseDynamics, named as OpenSim names them ("knee_angle_r_moment"). What was stopped is worth
/// nothing.
Recording recordingOf(const OsimPlay& play);

}  // namespace handhold
