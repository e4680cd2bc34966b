// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace handhold {

/// Evenly spaced values smoothed in place as OpenSim's tools do: Butterworth's filter of third order, run
/// forwards and backwards, each pass with its corner at the cut-off (Hz), so that both leave half of a sine
/// there (ZeroPhaseLowPass leaves 1 / sqrt(2)). Values go on beyond their ends as turned about these.
void lowPassAsOpenSim(std::span<double> values, double cutOff, double rate);

}  // namespace handhold
