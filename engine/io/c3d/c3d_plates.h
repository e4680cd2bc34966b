// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "engine/io/c3d/c3d_points.h"

namespace handhold {

/// Makes the plates of the group FORCE_PLATFORM from the analog channels that are read: types 1 (force and
/// centre of pressure), 2 (force and moment), 3 (eight sensors) and 4 (type 2 through a matrix). Whoever
/// stops it gets them in part.
void addC3dPlates(const C3dParameters& parameters, const std::vector<C3dChannelTarget>& channels,
                  const std::stop_token& stop, Recording& recording);

}  // namespace handhold
