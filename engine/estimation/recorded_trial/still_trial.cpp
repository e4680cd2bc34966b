// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/still_trial.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/core/spoken_length.h"

namespace handhold {

namespace {

constexpr const char* kStill = "static trial";
constexpr double kElsewhere = 0.02;  // m: farther off than skin and bending trunks move markers
constexpr int kMostFrames = 200;     // that tell how far two markers are apart
constexpr double kOften = 0.9;       // of the frames
constexpr double kSway = 0.03;       // of the weight, RMS: who stands still does not bounce

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
  /// How far the still trial has a pair from where the moving one has it (m).
  double changeOf(std::size_t one, std::size_t other);
  int changesOf(std::size_t marker);
  void findElsewhere();
  bool areExchanged(std::size_t one, std::size_t other);
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

double StillMarkers::changeOf(std::size_t one, std::size_t other) {
  const std::vector<int>& inMoving = measuring_.frames.front().markers;
  if (one == other || measuring_.markers[one].link != measuring_.markers[other].link) return 0.0;
  const Apart moving = apartIn(moving_, inMoving[one], inMoving[other]),
              still = apartIn(still_, stillMarkers()[one], stillMarkers()[other]);
  if (!moving.isSeen || !still.isSeen) return 0.0;
  return std::max({0.0, moving.least - still.most, still.least - moving.most});
}

int StillMarkers::changesOf(std::size_t marker) {
  int changes = 0;
  for (std::size_t other = 0; other < measuring_.markers.size(); ++other)
    if (!isElsewhere_[marker] && !isElsewhere_[other] && changeOf(marker, other) > kElsewhere) ++changes;
  return changes;
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
  if (changesOf(one) + changesOf(other) == 0) return true;
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
  for (std::size_t i = 0; i < isElsewhere_.size(); ++i) {
    if (!isElsewhere_[i]) continue;
    double farthest = 0.0;
    for (std::size_t j = 0; j < isElsewhere_.size(); ++j) farthest = std::max(farthest, changeOf(i, j));
    doubts.push_back({DoubtKind::Labels, kStill,
                      nameOf(i) + " is " + spokenLength(farthest) +
                          " off its place on the segment in the trial that moves",
                      "left out there"});
  }
  for (std::size_t i = 0; i < isElsewhere_.size(); ++i)
    if (isElsewhere_[i]) stillMarkers()[i] = -1;
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
