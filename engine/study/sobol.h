// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace handhold {

inline constexpr int kMostSobolDimensions = 10;

/// Points of the Sobol sequence in the unit cube, from its first, which is the origin; Bratley and Fox,
/// Algorithm 659, with the direction numbers of Joe and Kuo 2008 (new-joe-kuo-6). A seed above zero shifts
/// every coordinate by digits of its own (exclusive or), which keeps the sequence's evenness.
class Sobol {
 public:
  /// At most kMostSobolDimensions.
  Sobol(int dimensions, std::uint64_t seed);
  std::vector<double> point(std::uint32_t index) const;

 private:
  std::vector<std::vector<std::uint32_t>> directions_;  ///< of each dimension, one a bit
  std::vector<std::uint32_t> shift_;
};

}  // namespace handhold
