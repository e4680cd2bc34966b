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

}  // namespace

Color toLinear(Color color) { return {decode(color.r), decode(color.g), decode(color.b), color.a}; }

Color loadColor(double load) {
  if (load > 1.0) return rgb(kOverload);
  const double place = std::clamp(load, 0.0, 1.0) * double(kLoadStops.size() - 1);
  const auto below = std::min(std::size_t(place), kLoadStops.size() - 2);
  return mix(rgb(kLoadStops[below]), rgb(kLoadStops[below + 1]), float(place - double(below)));
}

float loadCover(double load) { return float(std::clamp(2.0 * load, 0.0, 1.0)); }

}  // namespace handhold
