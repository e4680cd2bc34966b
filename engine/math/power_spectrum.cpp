// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/power_spectrum.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <unsupported/Eigen/FFT>

namespace handhold {

namespace {

constexpr int kFewest = 4;

/// Without the straight line of least squares.
std::vector<double> detrended(const std::vector<double>& values) {
  const double count = static_cast<double>(values.size()), middle = 0.5 * (count - 1.0);
  double mean = 0.0, slope = 0.0, spread = 0.0;
  for (const double value : values) mean += value / count;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double from = static_cast<double>(i) - middle;
    slope += from * (values[i] - mean);
    spread += from * from;
  }
  slope /= spread;
  std::vector<double> rest(values.size());
  for (std::size_t i = 0; i < values.size(); ++i)
    rest[i] = values[i] - mean - slope * (static_cast<double>(i) - middle);
  return rest;
}

std::vector<double> hann(int count) {
  std::vector<double> window(static_cast<std::size_t>(count));
  for (std::size_t n = 0; n < window.size(); ++n)
    window[n] = 0.5 - 0.5 * std::cos(2.0 * std::numbers::pi * static_cast<double>(n) / count);
  return window;
}

/// Adds |X_k|^2 of a piece under the window.
void addPiece(const double* values, const std::vector<double>& window, std::vector<double>& powers) {
  std::vector<double> seen(window.size());
  for (std::size_t n = 0; n < seen.size(); ++n) seen[n] = window[n] * values[n];
  std::vector<std::complex<double>> transformed;
  Eigen::FFT<double>().fwd(transformed, seen);
  for (std::size_t k = 0; k < powers.size(); ++k) powers[k] += std::norm(transformed[k]);
}

}  // namespace

PowerSpectrum powerSpectrum(const std::vector<double>& values, double rate, int piece) {
  const int all = static_cast<int>(values.size()), count = std::min(piece, all);
  if (count < kFewest || !(rate > 0.0)) return {};
  const std::vector<double> rest = detrended(values), window = hann(count);
  double squares = 0.0;
  for (const double w : window) squares += w * w;
  PowerSpectrum spectrum;
  spectrum.densities.assign(static_cast<std::size_t>(count) / 2 + 1, 0.0);
  int pieces = 0;
  for (int first = 0; first + count <= all; first += std::max(1, count / 2), ++pieces)
    addPiece(rest.data() + first, window, spectrum.densities);
  for (std::size_t k = 0; k < spectrum.densities.size(); ++k) {
    const bool isOnce = k == 0 || 2 * static_cast<int>(k) == count;
    spectrum.densities[k] *= (isOnce ? 1.0 : 2.0) / (rate * squares * pieces);
    spectrum.frequencies.push_back(static_cast<double>(k) * rate / count);
  }
  return spectrum;
}

}  // namespace handhold
