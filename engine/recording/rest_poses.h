// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/recording/skeleton.h"

namespace handhold {

/// X_WJ of each joint with all turns zero, roots at the origin.
std::vector<Pose> restPoses(const Skeleton& skeleton);

}  // namespace handhold
