// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "engine/estimation/marker_sets/recognition.h"

namespace handhold {

/// "left thigh": sides count where there are two of it.
std::string segmentName(BodySegment segment, std::optional<BodySide> side);

/// "left thigh" of each marker whose label the set knows.
std::map<std::string, std::string> segmentsOf(const Recording& recording, const MarkerSet& set);

/// Calls `use` with each marker's name and its place in the set.
template <class Use>
void forEachKnown(const Recording& recording, const MarkerSet& set, const Use& use) {
  const std::vector<std::string> labels = labelsOf(recording);
  const Recognition recognition = recognise(labels, set);
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (const int place = recognition.places[i]; place >= 0)
      use(labels[i], set.markers[static_cast<std::size_t>(place)]);
}

}  // namespace handhold
