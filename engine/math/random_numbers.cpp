// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/random_numbers.h"

#include <algorithm>
#include <cmath>

namespace handhold {

std::uint64_t UniformNumbers::bits() {
  state_ += 0x9e3779b97f4a7c15ULL;
  std::uint64_t z = state_;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

double normalShare(double z) { return 0.5 * std::erfc(-z / std::sqrt(2.0)); }

double normalQuantile(double share) {
  // Newton's steps on the distribution
  double z = 0.0;
  for (int step = 0; step < 60; ++step) {
    const double density = std::exp(-0.5 * z * z) / std::sqrt(2.0 * M_PI);
    const double next = z - std::clamp((normalShare(z) - share) / density, -1.0, 1.0);
    if (std::abs(next - z) < 1e-14) break;
    z = next;
  }
  return z;
}

double nextNormal(UniformNumbers& numbers) {
  // the middle of each step, so that neither end is met
  return normalQuantile(numbers.next() + 0x1.0p-54);
}

}  // namespace handhold
