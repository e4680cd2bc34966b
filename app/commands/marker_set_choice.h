// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/estimation/marker_sets/marker_set.h"

namespace handhold {

struct Recording;

/// A marker set of ours or the person's own by its name, or of a file by its path. Throws InputError that
/// names them.
MarkerSet namedMarkerSet(const std::string& nameOrPath);

/// The same with the joints of a skeleton that it has under other names, as recognisedMarkerSet.
MarkerSet namedMarkerSet(const std::string& nameOrPath, const std::string& file, Recording& recording);

/// The set of which a recording has most labels, of its markers or of its skeleton's joints
/// (bones/known_bones.h): what was found out is added to the doubts, joint for joint on the terminal. Throws
/// InputError with the recording's file where there is none.
MarkerSet recognisedMarkerSet(const std::string& file, Recording& recording);

/// Gives markers the weights of --weight, "LTHI=0.2". Throws InputError for what is no weight of a marker of
/// the set.
void takeWeights(const std::vector<std::string>& weights, MarkerSet& set);

}  // namespace handhold
