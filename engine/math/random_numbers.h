// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace handhold {

/// Evenly spread in [0, 1), the same on every machine.
class UniformNumbers {
 public:
  explicit UniformNumbers(std::uint64_t seed) : state_(seed) {}
  std::uint64_t bits();  ///< SplitMix64 (Steele, Lea and Flood 2014)
  double next() { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }

 private:
  std::uint64_t state_;
};

/// Of the case with that number in a series of its own seed, so that no case hangs on another.
inline UniformNumbers numbersOfCase(std::uint64_t seed, int index) {
  return UniformNumbers(UniformNumbers(seed).bits() ^ (static_cast<std::uint64_t>(index) << 32));
}

/// The share of a standard normal distribution below z.
double normalShare(double z);

/// Its inverse; `share` is above 0 and below 1.
double normalQuantile(double share);

/// The next of a standard normal distribution, by its quantile.
double nextNormal(UniformNumbers& numbers);

}  // namespace handhold
