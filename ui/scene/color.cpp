// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/color.h"

#include <algorithm>
#include <cmath>

#include "ui/scene/palette.h"

namespace handhold {
namespace {

float decode(float encoded) {
  return encoded <= 0.04045f ? encoded / 12.92f : std::pow((encoded + 0.055f) / 1.055f, 2.4f);
}

/// Evenly between the stops, from 0 to 1.
template <std::size_t Count>
Color onRamp(const std::array<std::uint32_t, Count>& stops, double at) {
  const double place = std::clamp(at, 0.0, 1.0) * double(Count - 1);
  const auto below = std::min(std::size_t(place), Count - 2);
  return mix(rgb(stops[below]), rgb(stops[below + 1]), float(place - double(below)));
}

}  // namespace

Color toLinear(Color color) { return {decode(color.r), decode(color.g), decode(color.b), color.a}; }

Color loadColor(double load) {
  if (load > 1.0) return rgb(kOverload);
  return onRamp(kLoadStops, load);
}

Color muscleColor(double activation) { return onRamp(kMuscleStops, activation); }

float loadCover(double load) { return float(std::clamp(2.0 * load, 0.0, 1.0)); }

}  // namespace handhold
