// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Which marker set a recording has, and what of a skeleton had to be found out beside it.
struct KnownBones {
  int set = -1;                     ///< among those that were asked; -1: none
  std::vector<MarkerPlace> places;  ///< of joints that the set has under other names, one label each
  Doubts doubts;                    ///< how they were found out
};

/// Markers are known by their labels. So are the joints of a skeleton where they tell all limbs; else by the
/// words in their names ("Bip01 L UpperArm" is a "LeftUpperArm"), else by the shape of the skeleton, as
/// joints of the set "skeleton".
KnownBones knownBones(const Recording& recording, const std::vector<MarkerSet>& sets);

/// Which segment is the bone that begins in a joint of that place: what is put near the elbow is a forearm.
BodySegment boneOf(const MarkerPlace& place);

/// "left forearm".
std::string boneTitle(const MarkerPlace& place);

}  // namespace handhold
