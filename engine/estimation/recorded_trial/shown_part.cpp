// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/shown_part.h"

#include <algorithm>
#include <functional>

#include "engine/core/error.h"
#include "engine/core/spoken_amount.h"
#include "engine/estimation/cropping.h"
#include "engine/estimation/marker_sets/joint_markers.h"
#include "engine/estimation/marker_sets/missing_bones.h"
#include "engine/estimation/marker_sets/recognition.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"

namespace handhold {

std::optional<TimeSpan> seenSpan(const Recording& recording) {
  std::optional<TimeSpan> span;
  for (std::size_t k = 0; k < recording.frames.times.size(); ++k) {
    const auto seen = std::count_if(recording.markers.begin(), recording.markers.end(),
                                    [&](const Marker& marker) { return isSeen(marker.positions[k]); });
    if (seen < kLeastMatches) continue;
    if (!span) span = TimeSpan{recording.frames.times[k], recording.frames.times[k]};
    span->to = recording.frames.times[k];
  }
  return span;
}

void wantGrowing(const std::vector<double>& times, const std::string& file) {
  if (!std::is_sorted(times.begin(), times.end(), std::less_equal<>()))
    throw InputError(file, "has times that do not grow", "correct the times of its frames");
}

Recording shownPart(const Recording& recording, const MarkerSet& set, const std::string& file) {
  Recording whole = recording;
  putBackMissingBones(set, whole);
  Recording shown = withJointMarkers(whole, set);
  const std::vector<double>& times = shown.frames.times;
  if (times.empty()) throw InputError(file, "holds no frames", "choose a recording with one at least");
  wantGrowing(times, file);
  const std::optional<TimeSpan> seen = seenSpan(shown);
  if (!seen || (seen->from <= times.front() && seen->to >= times.back())) return shown;
  const auto seconds = [](double time) { return spokenSize(time, Dimension::None) + "s"; };
  shown.doubts.push_back(
      {DoubtKind::Gaps, "markers",
       "are seen from " + seconds(seen->from) + " to " + seconds(seen->to) + " of the file",
       "the rest is left out"});
  crop(*seen, shown);
  return shown;
}

}  // namespace handhold
