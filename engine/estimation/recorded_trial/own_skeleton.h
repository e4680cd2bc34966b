// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/model/scaling.h"
#include "engine/recording/recording.h"

namespace handhold {

/// What a skeleton tells that has the joints of the model itself, as our own BVH files do: nothing is left to
/// be fitted, and turns that no joint's centre shows (pronation, the head's rotation, the spine's) are told.
struct OwnSkeleton {
  BodyScale scale;                ///< of each segment, by the lengths of its bones
  std::vector<VectorX> postures;  ///< q, one a step
};

/// Nothing where joints are missing, hang otherwise than the model's or turn about other axes; their names do
/// not matter.
std::optional<OwnSkeleton> ownSkeleton(const Recording& recording, const Model& model);

}  // namespace handhold
