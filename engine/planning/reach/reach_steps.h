// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/reach/reach_map.h"

namespace handhold {

/// As reachOf, for somebody who looks on: first in twice the spacing, told as it grows, then as asked, told
/// filled up with the coarser where it has not looked yet.
ReachMap reachInSteps(const ReachQuestion& question, const ReachSink& sink, const std::stop_token& stop = {});

/// A finer map, and the places of the coarser where it has not looked yet. The coarser spacing is twice the
/// finer.
ReachMap filledUp(const ReachMap& fine, const ReachMap& coarse);

/// The reached place of the map that is nearest; null where none is.
const ReachPlace* nearestReached(const ReachMap& map, const Vector3& p_W);

}  // namespace handhold
