// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/color.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace handhold {
namespace {

constexpr std::array<Color, 5> kLoadRamp{rgb(0x45527A), rgb(0x3F7F93), rgb(0x5FA57F), rgb(0xBDBD5A),
                                         rgb(0xEDA23C)};
constexpr Color kExceeded = rgb(0xF0524F);

float decode(float encoded) {
  return encoded <= 0.04045f ? encoded / 12.92f : std::pow((encoded + 0.055f) / 1.055f, 2.4f);
}

}  // namespace

Color toLinear(Color color) { return {decode(color.r), decode(color.g), decode(color.b), color.a}; }

Color loadColor(double load) {
  if (load > 1.0) return kExceeded;
  const double place = std::clamp(load, 0.0, 1.0) * double(kLoadRamp.size() - 1);
  const auto below = std::min(std::size_t(place), kLoadRamp.size() - 2);
  return mix(kLoadRamp[below], kLoadRamp[below + 1], float(place - double(below)));
}

}  // namespace handhold
