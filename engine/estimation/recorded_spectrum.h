// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/power_spectrum.h"
#include "engine/recording/recording.h"

namespace handhold {

/// The power spectral density of what is known of a marker or coordinate (even_curves.h), by pieces of at
/// most a quarter of it, so that noise is smooth: of a marker the sum over its axes (m^2/Hz), whichever way
/// these point. Empty where it was not seen for long enough.
PowerSpectrum recordedSpectrum(const Marker& marker, const TimeBase& frames);
PowerSpectrum recordedSpectrum(const RecordedCoordinate& coordinate, const TimeBase& steps);

}  // namespace handhold
