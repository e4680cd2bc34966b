// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/core/bounds.h"

namespace handhold {

/// Parts of the body that are strong or weak together.
enum class StrengthGroup { Grip, Elbow, Shoulder, Trunk, Hip, Knee, Ankle };
inline constexpr std::array kStrengthGroupWords{"grip", "elbow", "shoulder", "trunk", "hip", "knee", "ankle"};

/// How strong somebody is: of each group the standard deviations from the mean of the own sex.
using StrengthScores = std::array<double, kStrengthGroupWords.size()>;

/// Nobody is stronger or weaker (standard deviations).
inline constexpr Range kScoreRange{-10.0, 10.0};

inline double scoreOf(const StrengthScores& scores, StrengthGroup group) {
  return scores[static_cast<std::size_t>(group)];
}

}  // namespace handhold
