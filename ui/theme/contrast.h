// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <algorithm>
#include <cmath>

namespace handhold {

/// How light a colour is, 0 to 1: relative luminance (WCAG 2.1).
inline double luminance(const QColor& color) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// How well one colour is seen on another, 1 to 21 (WCAG 2.1): words want `kReadable` at least (level AA).
inline double contrast(const QColor& one, const QColor& other) {
  constexpr double kVeil = 0.05;  // of light in the room
  const double a = luminance(one), b = luminance(other);
  return (std::max(a, b) + kVeil) / (std::min(a, b) + kVeil);
}

inline constexpr double kReadable = 4.5;

}  // namespace handhold
