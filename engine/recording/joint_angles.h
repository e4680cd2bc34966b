// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bounds.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Angles of joints that mostly stay below are radians, where nobody tells their unit (rad).
inline constexpr double kMostRadians = 6.5;

/// The size that a tenth of the values at most exceeds: a few wild ones do not count. 0 where there are none.
double usualGreatest(const std::vector<double>& values);

/// Numbers that are out of the range become gaps; a doubt names the column, how many and the first.
void leaveOutBeyond(const Range& range, const TimeBase& steps, RecordedCoordinate& column, Doubts& doubts);

}  // namespace handhold
