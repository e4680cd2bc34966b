// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/low_pass.h"

#include <cmath>
#include <numbers>
#include <optional>

#include "engine/core/error.h"
#include "engine/core/spoken_amount.h"
#include "engine/estimation/stretches.h"
#include "engine/estimation/uneven_times.h"
#include "engine/math/zero_phase_low_pass.h"

namespace handhold {

namespace {

/// A low-pass of values at the times of a base, even or not.
class TimedLowPass {
 public:
  TimedLowPass(double cutOff, const TimeBase& base) : cutOff_(cutOff), base_(base) {
    const double rate = meanRate(base);
    if (!(cutOff > 0.0) || !(2.0 * cutOff < rate))
      throw InputError(
          "cut-off",
          "does not lie between 0 and half the rate, " + spokenSize(0.5 * rate, Dimension::None) + "Hz",
          "choose one that does, or none");
    if (base.rate > 0.0) even_.emplace(cutOff, base.rate);
  }

  void apply(const Stretch& stretch, std::span<double> values) const {
    if (even_) return even_->apply(values);
    lowPassUneven(cutOff_,
                  std::span(base_.times).subspan(static_cast<std::size_t>(stretch.first), values.size()),
                  values);
  }

 private:
  double cutOff_;
  const TimeBase& base_;
  std::optional<ZeroPhaseLowPass> even_;
};

/// Each angle next to the one before it, by whole turns.
void unwind(std::span<double> angles) {
  constexpr double kTurn = 2.0 * std::numbers::pi;
  for (std::size_t i = 1; i < angles.size(); ++i)
    angles[i] -= kTurn * std::round((angles[i] - angles[i - 1]) / kTurn);
}

void smooth(const TimedLowPass& filter, RecordedCoordinate& coordinate) {
  for (const Stretch& stretch : stretchesOf(coordinate.values)) {
    const std::span<double> values(coordinate.values.data() + stretch.first,
                                   static_cast<std::size_t>(stretch.count));
    if (coordinate.measure == Measured::Angle) unwind(values);
    filter.apply(stretch, values);
  }
}

void smooth(const TimedLowPass& filter, std::vector<Vector3f>& vectors) {
  for (const Stretch& stretch : stretchesOf(vectors))
    for (int axis = 0; axis < 3; ++axis) {
      std::vector<double> values = componentOf(vectors, stretch, axis);
      filter.apply(stretch, values);
      const auto first = static_cast<std::size_t>(stretch.first);
      for (std::size_t i = 0; i < values.size(); ++i)
        vectors[first + i][axis] = static_cast<float>(values[i]);
    }
}

}  // namespace

void smoothPlates(double cutOff, const TimeBase& samples, std::vector<ForcePlate>& plates) {
  const TimedLowPass filter(cutOff, samples);
  for (ForcePlate& plate : plates) {
    smooth(filter, plate.forces);
    smooth(filter, plate.moments);
  }
}

void smooth(const Smoothing& smoothing, Recording& recording) {
  if (smoothing.motion && !recording.markers.empty()) {
    const TimedLowPass filter(*smoothing.motion, recording.frames);
    for (Marker& marker : recording.markers) smooth(filter, marker.positions);
  }
  if (smoothing.motion && !recording.coordinates.empty()) {
    const TimedLowPass filter(*smoothing.motion, recording.steps);
    for (RecordedCoordinate& coordinate : recording.coordinates) smooth(filter, coordinate);
  }
  if (smoothing.forces && !recording.plates.empty())
    smoothPlates(*smoothing.forces, recording.samples, recording.plates);
}

}  // namespace handhold
