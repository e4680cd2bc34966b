// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <vector>

#include "engine/recording/recording.h"

namespace handhold {

/// Values that follow one another without a gap.
struct Stretch {
  int first = 0, count = 0;
};

inline bool isThere(const Vector3f& value) { return isSeen(value); }
inline bool isThere(double value) { return std::isfinite(value); }

template <class Value>
std::vector<Stretch> stretchesOf(const std::vector<Value>& values) {
  std::vector<Stretch> stretches;
  for (int i = 0; i < static_cast<int>(values.size()); ++i) {
    if (!isThere(values[static_cast<std::size_t>(i)])) continue;
    if (stretches.empty() || stretches.back().first + stretches.back().count < i) stretches.push_back({i, 0});
    ++stretches.back().count;
  }
  return stretches;
}

inline std::vector<double> componentOf(const std::vector<Vector3f>& vectors, const Stretch& stretch,
                                       int axis) {
  std::vector<double> values(static_cast<std::size_t>(stretch.count));
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = static_cast<double>(vectors[static_cast<std::size_t>(stretch.first) + i][axis]);
  return values;
}

}  // namespace handhold
