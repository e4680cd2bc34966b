// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/left_out_markers.h"

#include "engine/recording/recording.h"

namespace handhold {

void addLeftOut(const std::vector<int>& byPlace, const MarkerSet& set, Trial& trial, Doubts& doubts) {
  Recorded& recorded = std::get<Recorded>(trial.origin);
  for (std::size_t p = 0; p < byPlace.size(); ++p) {
    const MarkerPlace& marker = set.markers[p];
    const BodyPlace place = placeOn(*trial.subject.model, marker);
    if (marker.weight > 0.0 || byPlace[p] < 0 || !place.link.valid()) continue;
    recorded.markers.push_back({byPlace[p], place.link, place.point, 0.0, 0.0, 0.0});
    doubts.push_back({DoubtKind::Labels,
                      recorded.recording->markers[static_cast<std::size_t>(byPlace[p])].name,
                      "its weight is 0", "left out of the fit"});
  }
}

}  // namespace handhold
