// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/still_trial.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/model/segments.h"
#include "engine/recording/plate_outline.h"

namespace handhold {

namespace {

constexpr const char* kStill = "static trial";
constexpr double kElsewhere = 0.02;  // m: farther off than skin and bending trunks move markers
constexpr int kMostFrames = 200;     // that tell how far two markers are apart
constexpr double kOften = 0.9;       // of the frames
constexpr double kSway = 0.03;       // of the weight, RMS: who stands still does not bounce
constexpr double kBeside = 0.05;     // m: as far off the skin markers on heels and toes stand

/// How far two markers are apart in most frames of a recording (m).
struct Apart {
  double least = 0.0, most = 0.0;
  bool isSeen = false;
};

class StillMarkers {
 public:
  explicit StillMarkers(BodyMeasuring& measuring)
      : measuring_(measuring),
        moving_(*measuring.frames.front().recording),
        still_(*measuring.frames.back().recording),
        isElsewhere_(measuring.markers.size(), false) {}

  void compare(Doubts& doubts);

 private:
  std::vector<int>& stillMarkers() { return measuring_.frames.back().markers; }
  static Apart apartIn(const Recording& recording, int one, int other);
  /// How far the still trial has a pair from where the moving one has it (m); nothing where they are no pair
  /// of one segment that both trials show.
  std::optional<double> changeOf(std::size_t one, std::size_t other);
  int changesOf(std::size_t marker);
  bool fits(std::size_t marker);
  void findElsewhere();
  bool areExchanged(std::size_t one, std::size_t other);
  void leaveOut(std::size_t marker, Doubts& doubts);
  std::string nameOf(std::size_t marker) {
    return still_.markers[static_cast<std::size_t>(stillMarkers()[marker])].name;
  }

  BodyMeasuring& measuring_;
  const Recording &moving_, &still_;
  std::vector<bool> isElsewhere_;
};

Apart StillMarkers::apartIn(const Recording& recording, int one, int other) {
  Apart apart;
  if (one < 0 || other < 0) return apart;
  const std::vector<Vector3f>&a = recording.markers[static_cast<std::size_t>(one)].positions,
        &b = recording.markers[static_cast<std::size_t>(other)].positions;
  std::vector<double> distances;
  const std::size_t stride = std::max<std::size_t>(1, a.size() / kMostFrames);
  for (std::size_t k = 0; k < a.size(); k += stride)
    if (isSeen(a[k]) && isSeen(b[k])) distances.push_back(static_cast<double>((a[k] - b[k]).norm()));
  if (distances.empty()) return apart;
  std::ranges::sort(distances);
  const auto last = static_cast<double>(distances.size() - 1);
  apart.least = distances[static_cast<std::size_t>(std::lround((1.0 - kOften) * last))];
  apart.most = distances[static_cast<std::size_t>(std::lround(kOften * last))];
  apart.isSeen = true;
  return apart;
}

std::optional<double> StillMarkers::changeOf(std::size_t one, std::size_t other) {
  const std::vector<int>& inMoving = measuring_.frames.front().markers;
  if (one == other || measuring_.markers[one].link != measuring_.markers[other].link) return std::nullopt;
  const Apart moving = apartIn(moving_, inMoving[one], inMoving[other]),
              still = apartIn(still_, stillMarkers()[one], stillMarkers()[other]);
  if (!moving.isSeen || !still.isSeen) return std::nullopt;
  return std::max({0.0, moving.least - still.most, still.least - moving.most});
}

int StillMarkers::changesOf(std::size_t marker) {
  int changes = 0;
  for (std::size_t other = 0; other < measuring_.markers.size(); ++other)
    if (!isElsewhere_[marker] && !isElsewhere_[other] && changeOf(marker, other) > kElsewhere) ++changes;
  return changes;
}

/// Whether it is where it was on its segment: from one other at least, and from all that stayed.
bool StillMarkers::fits(std::size_t marker) {
  bool isAlike = false;
  for (std::size_t other = 0; other < measuring_.markers.size() && !isAlike; ++other) {
    const std::optional<double> change = changeOf(marker, other);
    isAlike = change && *change <= kElsewhere;
  }
  return isAlike && changesOf(marker) == 0;
}

/// Those with the most changed pairs first; of two that have but each other nobody knows which.
void StillMarkers::findElsewhere() {
  for (;;) {
    std::size_t worst = 0;
    std::vector<int> changes(measuring_.markers.size());
    for (std::size_t i = 0; i < changes.size(); ++i)
      if ((changes[i] = changesOf(i)) > changes[worst]) worst = i;
    if (changes[worst] == 0) return;
    isElsewhere_[worst] = true;
    for (std::size_t i = 0; i < changes.size() && changes[worst] == 1; ++i)
      if (changeOf(worst, i) > kElsewhere) isElsewhere_[i] = true;
  }
}

/// Whether all is as it moves once they have each other's labels.
bool StillMarkers::areExchanged(std::size_t one, std::size_t other) {
  std::swap(stillMarkers()[one], stillMarkers()[other]);
  isElsewhere_[one] = isElsewhere_[other] = false;
  if (fits(one) && fits(other)) return true;
  std::swap(stillMarkers()[one], stillMarkers()[other]);
  isElsewhere_[one] = isElsewhere_[other] = true;
  return false;
}

void StillMarkers::compare(Doubts& doubts) {
  findElsewhere();
  for (std::size_t i = 0; i < isElsewhere_.size(); ++i)
    for (std::size_t j = i + 1; j < isElsewhere_.size() && isElsewhere_[i]; ++j)
      if (isElsewhere_[j] && areExchanged(i, j))
        doubts.push_back({DoubtKind::Labels, kStill,
                          nameOf(j) + " and " + nameOf(i) +
                              " are taken for each other, as the distances on their segments tell",
                          "their labels were exchanged"});
  // what was far from one of those is not any more
  isElsewhere_.assign(isElsewhere_.size(), false);
  findElsewhere();
  for (std::size_t i = 0; i < isElsewhere_.size(); ++i)
    if (isElsewhere_[i]) leaveOut(i, doubts);
  for (std::size_t i = 0; i < isElsewhere_.size(); ++i)
    if (isElsewhere_[i]) stillMarkers()[i] = -1;
}

void StillMarkers::leaveOut(std::size_t marker, Doubts& doubts) {
  double farthest = 0.0;  // from those that stayed, where there are any
  for (const bool counts : {false, true})
    for (std::size_t other = 0; other < isElsewhere_.size() && (!counts || farthest == 0.0); ++other)
      if (isElsewhere_[other] == counts) farthest = std::max(farthest, changeOf(marker, other).value_or(0.0));
  doubts.push_back({DoubtKind::Labels,
                    kStill,
                    nameOf(marker) + " is {1} off its place on the segment in the trial that moves",
                    "left out there",
                    DoubtAbout::Other,
                    {{farthest}}});
}

}  // namespace

void compareStill(const MarkerSet& set, BodyMeasuring& measuring, Doubts& doubts) {
  const std::vector<int>& seen = measuring.frames.back().markers;
  if (std::ranges::any_of(seen, [](int marker) { return marker >= 0; })) {
    StillMarkers(measuring).compare(doubts);
    return;
  }
  measuring.frames.pop_back();
  doubts.push_back({DoubtKind::Labels, kStill, "shows no marker of the set " + set.title,
                    "left out; the body is measured from the trial itself"});
}

namespace {

/// The mean of what is seen; NaN where nothing is.
Vector3 meanPlace(const std::vector<Vector3f>& positions) {
  Vector3 sum = Vector3::Zero();
  int seen = 0;
  for (const Vector3f& position : positions) {
    if (!isSeen(position)) continue;
    sum += position.cast<double>();
    ++seen;
  }
  return sum / seen;
}

/// More than a knock, on the mean.
bool bears(const ForcePlate& plate) {
  const Vector3 force = meanPlace(plate.forces);
  return spanArea(plate.corners) && force.norm() > kLeastPlateForce;
}

}  // namespace

bool standsOnPlates(const Model& model, const BodyMeasuring& measuring) {
  const MeasuringFrames& still = measuring.frames.back();
  const std::vector<BodySegment> segments = segmentsOf(model);
  int feet = 0;
  for (std::size_t i = 0; i < measuring.markers.size(); ++i) {
    const BodySegment segment = segments[static_cast<std::size_t>(measuring.markers[i].link)];
    if (still.markers[i] < 0 || (segment != BodySegment::Foot && segment != BodySegment::Toes)) continue;
    const Vector3 place =
        meanPlace(still.recording->markers[static_cast<std::size_t>(still.markers[i])].positions);
    if (!place.allFinite()) continue;
    const auto isUnder = [&](const ForcePlate& plate) {
      return bears(plate) && fromPlate(plate.corners, place).beyond < kBeside;
    };
    if (std::ranges::none_of(still.recording->plates, isUnder)) return false;
    ++feet;
  }
  return feet > 0;
}

std::optional<double> massStandingStill(const Recording& still, const Vector3& gravity) {
  if (gravity.isZero() || still.samples.times.empty()) return std::nullopt;
  const std::size_t samples = still.samples.times.size();
  VectorX masses = VectorX::Zero(static_cast<Eigen::Index>(samples));
  for (const ForcePlate& plate : still.plates)
    for (std::size_t k = 0; k < std::min(samples, plate.forces.size()); ++k)
      if (plate.forces[k].allFinite())
        masses[static_cast<Eigen::Index>(k)] -=
            plate.forces[k].cast<double>().dot(gravity) / gravity.squaredNorm();
  const double mass = masses.mean();
  const double sway = std::sqrt((masses.array() - mass).square().mean());
  if (mass * gravity.norm() < kLeastPlateForce || sway > kSway * mass) return std::nullopt;
  return mass;
}

}  // namespace handhold
