// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace handhold {

/// How the power of a curve is spread over frequencies.
struct PowerSpectrum {
  std::vector<double> frequencies;  ///< Hz, from 0 to half the rate, evenly
  std::vector<double>
      densities;  ///< of the curve's unit squared per Hz; their sum times the step is its power

  double step() const { return frequencies.size() > 1 ? frequencies[1] : 0.0; }
};

/// One-sided power spectral density of evenly spaced values by Welch's method (1967): the straight line
/// through them taken out, then the mean over pieces that overlap by half of
///   S(f_k) = 2 |sum_n w_n x_n exp(-2 pi i k n / N)|^2 / (rate sum_n w_n^2),
/// once at 0 and at half the rate, w Hann's window. `piece`: values in one, all of them where they are fewer.
/// Empty for fewer than four.
PowerSpectrum powerSpectrum(const std::vector<double>& values, double rate, int piece);

}  // namespace handhold
