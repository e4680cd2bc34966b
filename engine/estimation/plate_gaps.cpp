// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/plate_gaps.h"

#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

/// Between the samples `before` and `after`.
void fillAlongLine(const TimeBase& samples, std::size_t before, std::size_t after,
                   std::vector<Vector3f>& values) {
  const double from = samples.times[before], span = samples.times[after] - from;
  for (std::size_t i = before + 1; i < after; ++i) {
    const auto share = static_cast<float>((samples.times[i] - from) / span);
    values[i] = (1.0f - share) * values[before] + share * values[after];
  }
}

/// Of a gap from its first sample to the one after it, less half a sample (s): it is as long as its samples,
/// however their times were rounded.
double lengthOf(const TimeBase& samples, std::size_t first, std::size_t after) {
  const double halfSample = 0.5 * (samples.times[first] - samples.times[first - 1]);
  return samples.times[after] - samples.times[first] - halfSample;
}

struct PlateGaps {
  int filled = 0, left = 0;
};

PlateGaps fillGapsOf(const TimeBase& samples, double longest, ForcePlate& plate) {
  PlateGaps gaps;
  const std::size_t count = plate.forces.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (isMeasured(plate, i)) continue;
    const std::size_t first = i;
    while (i < count && !isMeasured(plate, i)) ++i;
    const bool hasEdges = first > 0 && i < count;
    if (!hasEdges || lengthOf(samples, first, i) >= longest) {
      ++gaps.left;
      continue;
    }
    fillAlongLine(samples, first - 1, i, plate.forces);
    if (plate.moments.size() == count) fillAlongLine(samples, first - 1, i, plate.moments);
    ++gaps.filled;
  }
  return gaps;
}

}  // namespace

bool isMeasured(const ForcePlate& plate, std::size_t sample) {
  const bool tellsMoment = sample >= plate.moments.size() || plate.moments[sample].allFinite();
  return plate.forces[sample].allFinite() && tellsMoment;
}

void fillPlateGaps(double longest, Recording& recording) {
  for (ForcePlate& plate : recording.plates) {
    const PlateGaps gaps = fillGapsOf(recording.samples, longest, plate);
    if (gaps.filled == 0) continue;
    recording.doubts.push_back({DoubtKind::Plate, plate.name,
                                std::to_string(gaps.filled + gaps.left) + " gaps",
                                "filled: " + std::to_string(gaps.filled) + " along lines of up to " +
                                    spokenSize(longest, Dimension::None) + "s" +
                                    (gaps.left > 0 ? "; left: " + std::to_string(gaps.left) : "")});
  }
}

}  // namespace handhold
