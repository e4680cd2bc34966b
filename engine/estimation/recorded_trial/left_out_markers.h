// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/trial/trial.h"

namespace handhold {

/// Markers without a weight stay with the trial where the set puts them, to see how far they are off.
/// `byPlace`: of each place of the set the marker that it has, -1 for none.
void addLeftOut(const std::vector<int>& byPlace, const MarkerSet& set, Trial& trial, Doubts& doubts);

}  // namespace handhold
