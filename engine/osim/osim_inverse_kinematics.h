// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <stop_token>
#include <string>

#include "engine/core/progress.h"
#include "engine/osim/osim_kinematics.h"
#include "engine/recording/recording.h"

namespace handhold {

struct OsimFitOptions {
  std::map<std::string, double> weights;  ///< of markers; 1 where nothing is told, 0 leaves one out
  ProgressSink progress = {};
  std::stop_token stop = {};
};

/// Coordinates with which the model's markers come nearest to the recorded ones.
struct OsimFit {
  Recording motion;                   ///< the coordinates, one row a frame as far as it was fitted
  std::vector<std::string> markers;   ///< that both have
  std::vector<double> rms, greatest;  ///< distance of the markers of each frame (m); NaN where none was seen
  bool isStopped = false;
};

/// Each frame by Levenberg's method from the frame before, with the exact Jacobian; coordinates within their
/// ranges, locked ones at their usual value, coupled ones as the model couples them. Throws InputError where
/// fewer than three markers have a name of the model's.
OsimFit fitToMarkers(const OsimModel& model, const Recording& recording, const OsimFitOptions& options = {});

}  // namespace handhold
