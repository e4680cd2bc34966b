// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/even_curves.h"

#include <algorithm>

#include "engine/estimation/stretches.h"
#include "engine/estimation/uneven_times.h"

namespace handhold {

namespace {

constexpr int kMostCurveFrames = 4096;

/// At even times, where those of the frames are not; empty where too few are left.
std::vector<double> evened(std::vector<double> curve, const Stretch& stretch, const TimeBase& frames) {
  if (frames.rate > 0.0) return curve;
  const VectorX times = Eigen::Map<const VectorX>(frames.times.data() + stretch.first, stretch.count);
  const VectorX even = evenPlaces(usualStep(frames), times);
  if (even.size() < kFewestCurveFrames) return {};
  const VectorX dense = between(times, Eigen::Map<const VectorX>(curve.data(), stretch.count), even);
  return {dense.begin(), dense.end()};
}

/// Of nothing, where it is too short.
template <class Value>
Stretch longestStretch(const std::vector<Value>& values) {
  const std::vector<Stretch> stretches = stretchesOf(values);
  const auto longest = std::ranges::max_element(stretches, {}, &Stretch::count);
  if (longest == stretches.end() || longest->count < kFewestCurveFrames) return {};
  return {longest->first, std::min(longest->count, kMostCurveFrames)};
}

}  // namespace

double usualStep(const TimeBase& frames) {
  if (frames.rate > 0.0) return 1.0 / frames.rate;
  if (frames.count() < kFewestCurveFrames) return 0.0;
  const VectorX times = Eigen::Map<const VectorX>(frames.times.data(), frames.count());
  return usualStep(VectorX(times.tail(frames.count() - 1) - times.head(frames.count() - 1)));
}

std::vector<std::vector<double>> evenCurves(const Marker& marker, const TimeBase& frames) {
  const Stretch used = longestStretch(marker.positions);
  std::vector<std::vector<double>> curves;
  for (int axis = 0; axis < 3 && used.count > 0; ++axis)
    curves.push_back(evened(componentOf(marker.positions, used, axis), used, frames));
  std::erase_if(curves, [](const std::vector<double>& curve) { return curve.empty(); });
  return curves;
}

std::vector<std::vector<double>> evenCurves(const RecordedCoordinate& coordinate, const TimeBase& steps) {
  const Stretch used = longestStretch(coordinate.values);
  if (used.count == 0) return {};
  const auto first = coordinate.values.begin() + used.first;
  std::vector<std::vector<double>> curves{evened({first, first + used.count}, used, steps)};
  if (curves.front().empty()) curves.clear();
  return curves;
}

}  // namespace handhold
