// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/math/types.h"

namespace handhold {

/// How far values usually stand from one another: half of the steps are longer.
double usualStep(VectorX steps);

/// From the first of uneven places to the last, so dense; none where these leave most of the way out, or go
/// back.
VectorX evenPlaces(double step, const VectorX& places);

/// A curve through values of ascending places, at other ascending places between them.
VectorX between(const VectorX& places, const VectorX& values, const VectorX& at);

/// A low-pass of values at uneven times (s), in place: of even ones between them, and back. They stay as they
/// are where they are too few, too sparse or too slow for the cut-off (Hz).
void lowPassUneven(double cutOff, std::span<const double> times, std::span<double> values);

}  // namespace handhold
