// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Throws InputError for times that do not grow.
void wantGrowing(const std::vector<double>& times, const std::string& file);

/// Frames in order, from the first to the last that shows a body; a skeleton as markers, with the bones that
/// its file lost. Throws InputError where there is none.
Recording shownPart(const Recording& recording, const MarkerSet& set, const std::string& file);

}  // namespace handhold
