// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Puts back the bones that files lost which were made of ASF skeletons of the CMU laboratory (the widespread
/// ones of Hahne for Motion Builder): thorax and wrists there have no length, so that neck and shoulders
/// begin at the middle of the back and fingers 10 cm before the wrist. Such a joint is not the root and all
/// that hangs on it, two or more, begins in its own centre. The bone goes on along the one before; in those
/// skeletons the thorax is as long as it, a wrist half as long. What was put back is added to the doubts.
void putBackMissingBones(Recording& recording);

/// The same with joints that a set knows under other names.
void putBackMissingBones(const MarkerSet& set, Recording& recording);

}  // namespace handhold
