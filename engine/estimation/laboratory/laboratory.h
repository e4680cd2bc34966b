// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/recording/recording.h"
#include "engine/trial/trial.h"

namespace handhold {

/// What watches a trial, as a motion laboratory would.
struct Laboratory {
  MarkerSet markerSet;
  double rate = 100.0;      ///< pictures a second
  double noise = 0.0;       ///< of a marker in each direction, standard deviation (m)
  double forceNoise = 0.0;  ///< of a plate in each direction (N)
  double longestGap = 0.0;  ///< s; each third marker is lost once for up to so long, and seen once
  unsigned seed = 1;
};

/// The recording that the laboratory makes of a trial: the set's markers on its body, and under each foot
/// that the trial's contacts load a plate in the floor, sampled ten times as often; of a recorded trial the
/// plates that it has. In our world.
Recording recordedIn(const Laboratory& laboratory, const Trial& trial);

}  // namespace handhold
