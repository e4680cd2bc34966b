// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/recording/recording.h"

namespace handhold {

/// Centimetres and degrees. Joints whose turns are measured in axes of their own (ASF) are turned about z, y
/// and x instead. Throws InputError without a skeleton, and where a frame of it has gaps.
std::string bvhText(const Recording& recording, const std::string& place);

}  // namespace handhold
