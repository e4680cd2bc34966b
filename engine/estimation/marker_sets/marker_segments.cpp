// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/marker_sets/marker_segments.h"

namespace handhold {

std::string segmentName(BodySegment segment, std::optional<BodySide> side) {
  const bool isOne =
      segment == BodySegment::Pelvis || segment == BodySegment::Trunk || segment == BodySegment::Head;
  return titleOf(segment, isOne ? std::nullopt : side);
}

std::map<std::string, std::string> segmentsOf(const Recording& recording, const MarkerSet& set) {
  std::map<std::string, std::string> segments;
  forEachKnown(recording, set, [&](const std::string& label, const MarkerPlace& place) {
    segments[label] = segmentName(place.segment, place.side);
  });
  return segments;
}

}  // namespace handhold
