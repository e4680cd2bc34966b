// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/marker_residuals.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "engine/dynamics/kinematics.h"
#include "engine/recording/recording.h"

namespace handhold {

namespace {

/// Of the numbers that are there; 0 of none.
struct Spread {
  double squares = 0.0, max = 0.0;
  int count = 0;

  void add(double distance) {
    if (std::isnan(distance)) return;
    squares += distance * distance;
    max = std::max(max, distance);
    ++count;
  }
  double rms() const { return count > 0 ? std::sqrt(squares / count) : 0.0; }
};

void measureFrame(const Recorded& recorded, const Data& data, Eigen::Index frame, MatrixX& distances) {
  for (std::size_t i = 0; i < recorded.markers.size(); ++i) {
    const FittedMarker& marker = recorded.markers[i];
    const auto& seen = recorded.recording->markers[static_cast<std::size_t>(marker.marker)].positions;
    if (frame >= static_cast<Eigen::Index>(seen.size())) continue;
    const Vector3f& position = seen[static_cast<std::size_t>(frame)];
    if (isSeen(position))
      distances(static_cast<Eigen::Index>(i), frame) =
          (position.cast<double>() - placeOf(marker, data)).norm();
  }
}

}  // namespace

Vector3 placeOf(const FittedMarker& marker, const Data& data) {
  const auto link = static_cast<std::size_t>(marker.link);
  return data.p_WL[link] + data.R_WL[link] * marker.point;
}

MarkerDistances distancesOf(const Model& model, const Motion& motion, const Recorded& recorded) {
  const auto frames = static_cast<Eigen::Index>(motion.frames.size());
  MarkerDistances found;
  found.distances.setConstant(static_cast<Eigen::Index>(recorded.markers.size()), frames,
                              std::numeric_limits<double>::quiet_NaN());
  Data data(model);
  Spread all;
  std::vector<double> frameRms;
  for (Eigen::Index frame = 0; frame < frames; ++frame) {
    updateKinematics(model, motion.frames[static_cast<std::size_t>(frame)].q, data);
    measureFrame(recorded, data, frame, found.distances);
    Spread here;
    for (std::size_t i = 0; i < recorded.markers.size(); ++i) {
      if (recorded.markers[i].weight <= 0.0) continue;
      all.add(found.distances(static_cast<Eigen::Index>(i), frame));
      here.add(found.distances(static_cast<Eigen::Index>(i), frame));
    }
    frameRms.push_back(here.rms());
  }
  found.rms = all.rms();
  found.max = all.max;
  found.worstFirst.resize(frameRms.size());
  std::iota(found.worstFirst.begin(), found.worstFirst.end(), 0);
  std::stable_sort(found.worstFirst.begin(), found.worstFirst.end(), [&](int a, int b) {
    return frameRms[static_cast<std::size_t>(a)] > frameRms[static_cast<std::size_t>(b)];
  });
  return found;
}

bool isMetWell(const FittedMarker& marker) {
  return marker.rms <= kGoodMarkerRms && marker.max <= kGoodMarkerMax;
}

std::vector<int> markersWorstFirst(const Recorded& recorded) {
  const auto at = [&](int i) -> const FittedMarker& { return recorded.markers[static_cast<std::size_t>(i)]; };
  std::vector<int> all(recorded.markers.size());
  std::iota(all.begin(), all.end(), 0);
  std::erase_if(all, [&](int i) { return at(i).weight <= 0.0; });
  std::ranges::stable_sort(all, [&](int a, int b) { return at(a).rms > at(b).rms; });
  return all;
}

std::vector<int> worstFramesApart(const MarkerDistances& distances, const Motion& motion, std::size_t most) {
  constexpr double kApart = 0.1;  // s
  const auto timeOf = [&](int frame) { return motion.frames[static_cast<std::size_t>(frame)].time; };
  std::vector<int> worst;
  for (const int frame : distances.worstFirst) {
    if (worst.size() >= most) break;
    const auto isNear = [&](int other) { return std::abs(timeOf(other) - timeOf(frame)) < kApart; };
    if (std::ranges::none_of(worst, isNear)) worst.push_back(frame);
  }
  return worst;
}

void measureMarkers(const MarkerDistances& distances, Recorded& recorded) {
  for (std::size_t i = 0; i < recorded.markers.size(); ++i) {
    Spread spread;
    for (Eigen::Index frame = 0; frame < distances.distances.cols(); ++frame)
      spread.add(distances.distances(static_cast<Eigen::Index>(i), frame));
    recorded.markers[i].rms = spread.rms();
    recorded.markers[i].max = spread.max;
  }
}

}  // namespace handhold
