// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/plausibility.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr float kFastest = 30.0f;  // m/s: no pitcher's hand is as fast
constexpr float kFarOff = 5.0f;    // m from the middle of the others: no two people play together so
constexpr double kManySteps = 0.01, kManyPoints = 0.05;  // parts that are no slips of a few labels
constexpr int kLooks = 2000;                             // frames that are looked at, evenly over all
constexpr std::size_t kWholeBody = 8;                    // markers
constexpr float kSmallest = 0.3f, kTallest = 8.0f;       // m: the longest side of the box about a frame

/// What some frames of a recording look like.
struct Looks {
  std::size_t steps = 0, jumps = 0;  ///< from a frame to the next
  std::size_t points = 0, far = 0;
  std::vector<float> widths;  ///< of the frames that show many markers (m)
};

float medianOf(std::vector<float> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

std::vector<Vector3f> seenIn(const Recording& recording, std::size_t frame) {
  std::vector<Vector3f> seen;
  for (const Marker& marker : recording.markers)
    if (isSeen(marker.positions[frame])) seen.push_back(marker.positions[frame]);
  return seen;
}

void lookAtFrame(const std::vector<Vector3f>& seen, Looks& looks) {
  if (seen.size() < kWholeBody) return;
  Vector3f middle, least, most;
  for (int axis = 0; axis < 3; ++axis) {
    std::vector<float> along;
    for (const Vector3f& point : seen) along.push_back(point[axis]);
    least[axis] = *std::ranges::min_element(along);
    most[axis] = *std::ranges::max_element(along);
    middle[axis] = medianOf(std::move(along));
  }
  looks.widths.push_back((most - least).maxCoeff());
  looks.points += seen.size();
  looks.far += static_cast<std::size_t>(std::ranges::count_if(
      seen, [&](const Vector3f& point) { return !((point - middle).norm() < kFarOff); }));
}

Looks looksOf(const Recording& recording) {
  Looks looks;
  const std::size_t count = recording.frames.times.size();
  const std::size_t stride = std::max<std::size_t>(1, count / kLooks);
  const auto rate = static_cast<float>(recording.frames.rate);
  for (std::size_t frame = 0; frame < count; frame += stride) {
    lookAtFrame(seenIn(recording, frame), looks);
    if (frame + 1 >= count) continue;
    for (const Marker& marker : recording.markers) {
      const Vector3f &here = marker.positions[frame], &next = marker.positions[frame + 1];
      if (!isSeen(here) || !isSeen(next)) continue;
      ++looks.steps;
      if (!((next - here).norm() * rate < kFastest)) ++looks.jumps;
    }
  }
  return looks;
}

std::string percentOf(std::size_t part, std::size_t all) {
  return std::to_string(std::lround(100.0 * static_cast<double>(part) / static_cast<double>(all))) + " %";
}

bool areMany(std::size_t part, std::size_t all, double share) {
  return all > 0 && static_cast<double>(part) > share * static_cast<double>(all);
}

}  // namespace

void noteImplausible(Recording& recording) {
  if (recording.markers.empty()) return;
  const Looks looks = looksOf(recording);
  const auto tell = [&](DoubtKind kind, const std::string& found, std::vector<DoubtAmount> amounts) {
    recording.doubts.push_back(
        {kind, "markers", found, "taken as it stands", DoubtAbout::LengthUnit, std::move(amounts)});
  };
  if (areMany(looks.jumps, looks.steps, kManySteps))
    tell(DoubtKind::Frames,
         "in " + percentOf(looks.jumps, looks.steps) +
             " of the steps from frame to frame they are faster than 30 m/s, as nobody is",
         {});
  if (areMany(looks.far, looks.points, kManyPoints))
    tell(
        DoubtKind::Frames,
        percentOf(looks.far, looks.points) + " of the points are more than {1} from the middle of the others",
        {{kFarOff}});
  if (looks.widths.empty()) return;
  const float width = medianOf(looks.widths);
  if (width < kSmallest || width > kTallest)
    tell(DoubtKind::Scale, "in a frame they span {1}, which is no person's size", {{width}});
}

}  // namespace handhold
