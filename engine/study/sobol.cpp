// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/sobol.h"

#include <array>
#include <bit>

#include "engine/math/random_numbers.h"

namespace handhold {

namespace {

constexpr int kBits = 32;

/// Primitive polynomial of a dimension: its degree, its inner coefficients, its first direction numbers.
struct SobolRow {
  int degree;
  std::uint32_t inner;
  std::array<std::uint32_t, 5> first;
};

/// From the second dimension on.
constexpr std::array<SobolRow, kMostSobolDimensions - 1> kRows{{{1, 0, {1}},
                                                                {2, 1, {1, 3}},
                                                                {3, 1, {1, 3, 1}},
                                                                {3, 2, {1, 1, 1}},
                                                                {4, 1, {1, 1, 3, 3}},
                                                                {4, 4, {1, 3, 5, 13}},
                                                                {5, 2, {1, 1, 5, 5, 17}},
                                                                {5, 4, {1, 1, 5, 5, 5}},
                                                                {5, 7, {1, 1, 7, 11, 19}}}};

std::vector<std::uint32_t> directionsOf(int dimension) {
  std::vector<std::uint32_t> v(kBits);
  if (dimension == 0) {
    for (int i = 0; i < kBits; ++i) v[static_cast<std::size_t>(i)] = std::uint32_t(1) << (kBits - 1 - i);
    return v;
  }
  const SobolRow& row = kRows[static_cast<std::size_t>(dimension - 1)];
  const int s = row.degree;
  for (int i = 0; i < kBits; ++i) {
    std::uint32_t& own = v[static_cast<std::size_t>(i)];
    if (i < s) {
      own = row.first[static_cast<std::size_t>(i)] << (kBits - 1 - i);
      continue;
    }
    own = v[static_cast<std::size_t>(i - s)] ^ (v[static_cast<std::size_t>(i - s)] >> s);
    for (int k = 1; k < s; ++k)
      if ((row.inner >> (s - 1 - k)) & 1U) own ^= v[static_cast<std::size_t>(i - k)];
  }
  return v;
}

}  // namespace

Sobol::Sobol(int dimensions, std::uint64_t seed) {
  UniformNumbers numbers(seed);
  for (int d = 0; d < dimensions; ++d) {
    directions_.push_back(directionsOf(d));
    shift_.push_back(seed == 0 ? 0U : static_cast<std::uint32_t>(numbers.bits() >> 32));
  }
}

std::vector<double> Sobol::point(std::uint32_t index) const {
  const std::uint32_t gray = index ^ (index >> 1);
  std::vector<double> point;
  for (std::size_t d = 0; d < directions_.size(); ++d) {
    std::uint32_t x = shift_[d];
    for (std::uint32_t rest = gray; rest != 0; rest &= rest - 1)
      x ^= directions_[d][static_cast<std::size_t>(std::countr_zero(rest))];
    point.push_back(static_cast<double>(x) * 0x1.0p-32);
  }
  return point;
}

}  // namespace handhold
