// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/uneven_times.h"

#include <algorithm>
#include <cmath>

#include "engine/math/zero_phase_low_pass.h"

namespace handhold {

namespace {

constexpr Eigen::Index kFewestUneven = 4;
/// So many times as many even places as there are values are filled with what nobody saw.
constexpr double kSparse = 10.0;

}  // namespace

double usualStep(VectorX steps) {
  std::nth_element(steps.begin(), steps.begin() + steps.size() / 2, steps.end());
  return steps[steps.size() / 2];
}

VectorX evenPlaces(double step, const VectorX& places) {
  const double first = places[0], last = places[places.size() - 1];
  const double count = std::ceil((last - first) / step) + 1.0;
  if (!(count > 1.0 && count <= kSparse * static_cast<double>(places.size()))) return {};
  return VectorX::LinSpaced(static_cast<Eigen::Index>(count), first, last);
}

VectorX between(const VectorX& places, const VectorX& values, const VectorX& at) {
  VectorX result(at.size());
  Eigen::Index k = 0;
  for (Eigen::Index i = 0; i < at.size(); ++i) {
    while (k + 2 < places.size() && places[k + 1] < at[i]) ++k;
    const double span = places[k + 1] - places[k];
    const double share = span > 0.0 ? std::clamp((at[i] - places[k]) / span, 0.0, 1.0) : 0.0;
    result[i] = values[k] + share * (values[k + 1] - values[k]);
  }
  return result;
}

void lowPassUneven(double cutOff, std::span<const double> times, std::span<double> values) {
  const auto count = static_cast<Eigen::Index>(times.size());
  if (count < kFewestUneven) return;
  const VectorX places = Eigen::Map<const VectorX>(times.data(), count);
  const VectorX even = evenPlaces(usualStep(places.tail(count - 1) - places.head(count - 1)), places);
  if (even.size() < kFewestUneven) return;
  const double rate = 1.0 / (even[1] - even[0]);
  if (!(2.0 * cutOff < rate)) return;
  Eigen::Map<VectorX> curve(values.data(), count);
  VectorX dense = between(places, curve, even);
  ZeroPhaseLowPass(cutOff, rate).apply({dense.data(), static_cast<std::size_t>(dense.size())});
  curve = between(even, dense, places);
}

}  // namespace handhold
