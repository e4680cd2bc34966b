// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/joint_angles.h"

#include <algorithm>
#include <cmath>

#include "engine/core/nearest_name.h"
#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

constexpr double kUsualShare = 0.9;  // of the values

}  // namespace

double usualGreatest(const std::vector<double>& values) {
  std::vector<double> sizes;
  for (const double value : values)
    if (std::isfinite(value)) sizes.push_back(std::abs(value));
  if (sizes.empty()) return 0.0;
  const auto count = static_cast<std::ptrdiff_t>(std::ceil(kUsualShare * static_cast<double>(sizes.size())));
  std::nth_element(sizes.begin(), sizes.begin() + count - 1, sizes.end());
  return sizes[static_cast<std::size_t>(count - 1)];
}

void leaveOutBeyond(const Range& range, const TimeBase& steps, RecordedCoordinate& column, Doubts& doubts) {
  int count = 0;
  std::size_t first = 0;
  for (std::size_t i = 0; i < column.values.size(); ++i) {
    double& value = column.values[i];
    if (!std::isfinite(value) || range.holds(value)) continue;
    if (count++ == 0) first = i;
    value = std::numeric_limits<double>::quiet_NaN();
  }
  if (count == 0) return;
  doubts.push_back({DoubtKind::Gaps, "column " + quoted(column.name),
                    std::to_string(count) + (count == 1 ? " value is" : " values are") +
                        " beyond what is possible, the first in row " + std::to_string(first + 1) + ", at " +
                        spokenSize(steps.times[first], Dimension::None) + "s",
                    "taken as gaps"});
}

}  // namespace handhold
