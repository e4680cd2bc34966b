// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace handhold {

/// A colour as designers write it: sRGB encoded, 0 to 1, alpha straight.
struct Color {
  float r = 0.0f;
  float g = 0.0f;
  float b = 0.0f;
  float a = 1.0f;

  constexpr bool operator==(const Color&) const = default;
};

/// 0xRRGGBB.
constexpr Color rgb(std::uint32_t hex, float alpha = 1.0f) {
  return {float((hex >> 16) & 255u) / 255.0f, float((hex >> 8) & 255u) / 255.0f, float(hex & 255u) / 255.0f,
          alpha};
}

constexpr Color withAlpha(Color color, float alpha) { return {color.r, color.g, color.b, alpha}; }

constexpr Color mix(Color a, Color b, float share) {
  return {a.r + (b.r - a.r) * share, a.g + (b.g - a.g) * share, a.b + (b.b - a.b) * share,
          a.a + (b.a - a.a) * share};
}

/// The light that a colour stands for: sRGB decoded, alpha as it is (IEC 61966-2-1).
Color toLinear(Color color);

/// The load ramp of the whole program: |torque| / limit from 0 to 1, and the warning red above 1.
Color loadColor(double load);

/// A muscle by its activation, 0 to 1: pale at rest, deep red at its strength.
Color muscleColor(double activation);

/// How much of it covers a body: an unloaded one is not painted, half of the limit covers all.
float loadCover(double load);

}  // namespace handhold
