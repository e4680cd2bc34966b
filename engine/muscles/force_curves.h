// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/muscles/muscle_set.h"

namespace handhold {

// De Groote et al. 2016: forces in parts of the greatest at rest, lengths of that at which it is, velocities
// of the greatest at which fibres shorten; lengthening is positive.
double activeForceByLength(double length);
double forceByVelocity(double velocity);

/// Ten times their best length in a second.
inline constexpr double kGreatestShortening = 10.0;

/// What the muscle can pull at full activation with this length (m) and its rate (m/s), behind a tendon that
/// does not give (N): fibres of constant thickness, which lean the more the shorter they are.
double greatestTension(const Muscle& muscle, double length, double rate);

/// The same at its best length and at rest, whatever its path does.
double restingTension(const Muscle& muscle);

}  // namespace handhold
