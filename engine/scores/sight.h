// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <numbers>

namespace handhold {

/// How far eyes turn in the head (MIL-STD-1472, NASA-STD-3000 9): easily, and at most to each side, down and
/// up (rad, about the normal line of sight).
inline constexpr double kEasySight = 15.0 * std::numbers::pi / 180.0,
                        kMostSight = 35.0 * std::numbers::pi / 180.0,
                        kMostSightUp = 25.0 * std::numbers::pi / 180.0;

/// The normal line of sight below the head's horizontal (rad): lower who sits, lowest where nothing weighs.
inline constexpr double sightBelow(bool isWeightless, bool sits) {
  return (isWeightless ? 25.0 : sits ? 15.0 : 10.0) * std::numbers::pi / 180.0;
}

}  // namespace handhold
