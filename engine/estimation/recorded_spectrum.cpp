// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_spectrum.h"

#include <algorithm>

#include "engine/estimation/even_curves.h"

namespace handhold {

namespace {

constexpr int kLeastPiece = 64, kPieces = 4;

PowerSpectrum sumOver(const std::vector<std::vector<double>>& curves, const TimeBase& times) {
  PowerSpectrum sum;
  for (const std::vector<double>& curve : curves) {
    const int piece = std::max(kLeastPiece, static_cast<int>(curve.size()) / kPieces);
    PowerSpectrum one = powerSpectrum(curve, 1.0 / usualStep(times), piece);
    if (sum.densities.empty()) {
      sum = std::move(one);
      continue;
    }
    for (std::size_t k = 0; k < sum.densities.size(); ++k) sum.densities[k] += one.densities[k];
  }
  return sum;
}

}  // namespace

PowerSpectrum recordedSpectrum(const Marker& marker, const TimeBase& frames) {
  return sumOver(evenCurves(marker, frames), frames);
}

PowerSpectrum recordedSpectrum(const RecordedCoordinate& coordinate, const TimeBase& steps) {
  return sumOver(evenCurves(coordinate, steps), steps);
}

}  // namespace handhold
