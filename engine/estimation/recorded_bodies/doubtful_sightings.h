// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/recording/recording.h"
#include "engine/trial/trial.h"

namespace handhold {

/// A marker that is seen where the others of its segment do not have it.
struct DoubtfulSighting {
  std::size_t marker = 0, frame = 0;       ///< among the trial's markers; of its motion
  double off = 0.0;                        ///< from where the others put it (m)
  std::optional<std::size_t> swappedWith;  ///< the marker with which it fits, the two taken for each other
};

/// A segment whose markers do not keep their distances, without its being told which is wrong.
struct DoubtfulSegment {
  LinkIndex link;
  std::size_t frame = 0;
};

/// What rigid segments cannot show of a fitted recording.
struct DoubtfulSightings {
  std::vector<DoubtfulSighting> markers;
  std::vector<DoubtfulSegment> segments;
  std::vector<LinkIndex> untold;  ///< that in most frames show fewer than three markers out of line
  std::size_t framesWithoutMarkers = 0;
};

/// Each segment by its own markers in each frame (jointed_fit/marker_doubts.h), all that is farther off than
/// soft parts let markers slip.
DoubtfulSightings doubtfulSightings(const Trial& trial);

/// In words: a marker, a pair or a segment a doubt, with how often and from when.
Doubts doubtsOf(const DoubtfulSightings& sightings, const Trial& trial);

}  // namespace handhold
