// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/low_pass.h"

#include <cmath>
#include <numbers>

#include "engine/core/error.h"
#include "engine/core/spoken_amount.h"
#include "engine/estimation/stretches.h"

namespace handhold {

namespace {

ZeroPhaseLowPass filterOf(double cutOff, const TimeBase& base) {
  if (!(cutOff > 0.0) || !(2.0 * cutOff < base.rate))
    throw InputError(
        "cut-off",
        "does not lie between 0 and half the rate, " + spokenSize(0.5 * base.rate, Dimension::None) + "Hz",
        "choose one that does, or none");
  return ZeroPhaseLowPass(cutOff, base.rate);
}

/// Each angle next to the one before it, by whole turns.
void unwind(std::span<double> angles) {
  constexpr double kTurn = 2.0 * std::numbers::pi;
  for (std::size_t i = 1; i < angles.size(); ++i)
    angles[i] -= kTurn * std::round((angles[i] - angles[i - 1]) / kTurn);
}

void smooth(const ZeroPhaseLowPass& filter, RecordedCoordinate& coordinate) {
  for (const Stretch& stretch : stretchesOf(coordinate.values)) {
    const std::span<double> values(coordinate.values.data() + stretch.first,
                                   static_cast<std::size_t>(stretch.count));
    if (coordinate.measure == Measured::Angle) unwind(values);
    filter.apply(values);
  }
}

}  // namespace

void smooth(const ZeroPhaseLowPass& filter, std::vector<Vector3f>& vectors) {
  for (const Stretch& stretch : stretchesOf(vectors))
    for (int axis = 0; axis < 3; ++axis) {
      std::vector<double> values = componentOf(vectors, stretch, axis);
      filter.apply(values);
      const auto first = static_cast<std::size_t>(stretch.first);
      for (std::size_t i = 0; i < values.size(); ++i)
        vectors[first + i][axis] = static_cast<float>(values[i]);
    }
}

void smooth(const Smoothing& smoothing, Recording& recording) {
  if (smoothing.motion && !recording.markers.empty()) {
    const ZeroPhaseLowPass filter = filterOf(*smoothing.motion, recording.frames);
    for (Marker& marker : recording.markers) smooth(filter, marker.positions);
  }
  if (smoothing.motion && !recording.coordinates.empty()) {
    const ZeroPhaseLowPass filter = filterOf(*smoothing.motion, recording.steps);
    for (RecordedCoordinate& coordinate : recording.coordinates) smooth(filter, coordinate);
  }
  if (!smoothing.forces || recording.plates.empty()) return;
  const ZeroPhaseLowPass filter = filterOf(*smoothing.forces, recording.samples);
  for (ForcePlate& plate : recording.plates) {
    smooth(filter, plate.forces);
    smooth(filter, plate.moments);
  }
}

}  // namespace handhold
