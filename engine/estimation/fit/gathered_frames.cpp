// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/fit/gathered_frames.h"

#include <algorithm>

namespace handhold {

namespace {

/// Of frames in which enough is seen, so many, equally far from each other.
std::vector<int> chosenFrames(const MeasuringFrames& from) {
  const Recording& recording = *from.recording;
  std::vector<std::pair<int, int>> seen;  // count, frame
  int most = 0;
  for (int frame = 0; frame < recording.frames.count(); ++frame) {
    int count = 0;
    for (const int marker : from.markers)
      if (marker >= 0 &&
          isSeen(
              recording.markers[static_cast<std::size_t>(marker)].positions[static_cast<std::size_t>(frame)]))
        ++count;
    seen.emplace_back(count, frame);
    most = std::max(most, count);
  }
  std::vector<int> good, chosen;
  for (const auto& [count, frame] : seen)
    if (count >= 0.8 * most) good.push_back(frame);
  const double stride = std::max(1.0, static_cast<double>(good.size()) / from.most);
  for (double at = 0.0; at < static_cast<double>(good.size()); at += stride)
    chosen.push_back(good[static_cast<std::size_t>(at)]);
  return chosen;
}

/// The measuring markers as those of one recording.
std::vector<FitMarker> markersIn(const MeasuringFrames& from, std::vector<FitMarker> markers) {
  for (std::size_t i = 0; i < markers.size(); ++i) markers[i].marker = from.markers[i];
  return markers;
}

/// Of feet that stand flat in any of the recordings, the frames that are gathered.
void gatherFlatFeet(const std::vector<FlatFoot>& feet, int frame, GatheredFrames& measured) {
  std::vector<FlatFoot>& all = measured.problem.flatFeet;
  for (const FlatFoot& foot : feet)
    if (std::ranges::find(all, foot.link, &FlatFoot::link) == all.end())
      all.push_back({foot.link, foot.up, {}});
  for (FlatFoot& foot : all) {
    const auto here = std::ranges::find(feet, foot.link, &FlatFoot::link);
    foot.isFlat.resize(static_cast<std::size_t>(measured.problem.frames), false);
    foot.isFlat.push_back(here != feet.end() && here->isFlat[static_cast<std::size_t>(frame)]);
  }
}

void gather(const Model& model, const MeasuringFrames& from, GatheredFrames& measured) {
  const std::vector<FlatFoot> feet =
      flatFeet(model, *from.recording, markersIn(from, measured.problem.markers));
  for (const int frame : chosenFrames(from)) {
    gatherFlatFeet(feet, frame, measured);
    for (std::size_t i = 0; i < measured.seen.size(); ++i) {
      const int marker = from.markers[i];
      measured.seen[i].push_back(marker < 0 ? unseen()
                                            : from.recording->markers[static_cast<std::size_t>(marker)]
                                                  .positions[static_cast<std::size_t>(frame)]);
    }
    ++measured.problem.frames;
  }
}

}  // namespace

GatheredFrames gatheredFrames(const Model& model, const BodyMeasuring& measuring) {
  GatheredFrames measured;
  measured.seen.resize(measuring.markers.size());
  measured.problem.markers = measuring.markers;
  for (const MeasuringFrames& from : measuring.frames) gather(model, from, measured);
  return measured;
}

}  // namespace handhold
