// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"

namespace handhold {

inline constexpr int kFewestCurveFrames = 20;

/// The time that is usual between frames (s); 0: there are too few.
double usualStep(const TimeBase& frames);

/// What was seen of a marker in the longest stretch without a gap, at most 4,096 frames of it, at even times
/// where those of the frames are not: its x, y and z (m). None of fewer than twenty frames.
std::vector<std::vector<double>> evenCurves(const Marker& marker, const TimeBase& frames);
/// The same of a coordinate: one curve.
std::vector<std::vector<double>> evenCurves(const RecordedCoordinate& coordinate, const TimeBase& steps);

}  // namespace handhold
