// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/column_gaps.h"

#include <cmath>

#include "engine/core/nearest_name.h"
#include "engine/core/spoken_amount.h"
#include "engine/estimation/gap_filling.h"

namespace handhold {

namespace {

/// The column as the first coordinate of a marker, which those who fill markers' gaps take.
Recording asMarker(const TimeBase& steps, const std::vector<double>& values) {
  Recording one;
  one.frames = steps;
  one.markers.resize(1);
  for (const double value : values)
    one.markers[0].positions.push_back(std::isfinite(value) ? Vector3f(static_cast<float>(value), 0.0F, 0.0F)
                                                            : unseen());
  return one;
}

double onLine(const TimeBase& steps, const std::vector<double>& values, const MarkerGap& gap, int step) {
  const auto a = static_cast<std::size_t>(gap.first) - 1, b = static_cast<std::size_t>(gap.last()) + 1;
  const double share =
      (steps.times[static_cast<std::size_t>(step)] - steps.times[a]) / (steps.times[b] - steps.times[a]);
  return values[a] + share * (values[b] - values[a]);
}

}  // namespace

void fillColumn(const TimeBase& steps, std::vector<double>& values, FilledColumnGaps& filled) {
  if (values.empty()) return;
  Recording one = asMarker(steps, values);
  const std::vector<MarkerGap> gaps = gapsOf(one.markers[0]);
  if (gaps.empty() || gaps[0].count == static_cast<int>(values.size())) return;
  fillGaps({}, one);
  const std::vector<Vector3f>& splined = one.markers[0].positions;
  for (const MarkerGap& gap : gaps) {
    const bool isFirst = gap.first == 0, isLast = gap.last() + 1 == static_cast<int>(values.size());
    const bool isSplined = isSeen(splined[static_cast<std::size_t>(gap.first)]);
    ++(isFirst || isLast ? filled.held : isSplined ? filled.bySpline : filled.byLine);
    filled.values += gap.count;
    for (int step = gap.first; step <= gap.last(); ++step) {
      double& value = values[static_cast<std::size_t>(step)];
      if (isFirst)
        value = values[static_cast<std::size_t>(gap.last()) + 1];
      else if (isLast)
        value = values[static_cast<std::size_t>(gap.first) - 1];
      else
        value = isSplined ? double(splined[static_cast<std::size_t>(step)].x())
                          : onLine(steps, values, gap, step);
    }
  }
}

void tellFilled(const FilledColumnGaps& filled, Doubts& doubts) {
  std::vector<std::string> parts;
  if (filled.bySpline > 0)
    parts.push_back(std::to_string(filled.bySpline) + " by splines of up to " +
                    spokenSize(GapFilling().longestSpline, Dimension::None) + "s");
  if (filled.byLine > 0) parts.push_back(std::to_string(filled.byLine) + " by straight lines");
  if (filled.held > 0)
    parts.push_back(std::to_string(filled.held) + " at the ends by the nearest value that is told");
  if (parts.empty()) return;
  const int gaps = filled.bySpline + filled.byLine + filled.held;
  doubts.push_back({DoubtKind::Gaps, "joint angles",
                    std::to_string(gaps) + (gaps == 1 ? " gap" : " gaps") + " of " +
                        std::to_string(filled.values) + (filled.values == 1 ? " value" : " values"),
                    "filled: " + listed(parts, "and")});
}

}  // namespace handhold
