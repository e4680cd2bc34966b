// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/useless_fit.h"

#include <algorithm>
#include <cmath>

#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

constexpr double kUselessDistance = 0.2;  // m, RMS: markers are on another limb
constexpr double kMostStrays = 0.5;       // of the sightings

double markerDistance(const Trial& trial) {
  const auto found = std::ranges::find(trial.figures, "marker_rms_m", &std::pair<std::string, double>::first);
  return found == trial.figures.end() ? 0.0 : found->second;
}

}  // namespace

double shareOf(const std::vector<Stray>& strays, const FitProblem& problem) {
  int seen = 0;
  for (int frame = 0; frame < problem.frames; ++frame) seen += problem.seenIn(frame);
  return seen > 0 ? static_cast<double>(strays.size()) / seen : 0.0;
}

void refuseUselessFit(double strayShare, Trial& trial) {
  const double distance = markerDistance(trial);
  if (distance <= kUselessDistance && strayShare <= kMostStrays) return;
  trial.status = PostureStatus::Infeasible;
  trial.message = "the body does not meet the markers: they are " + spokenSize(distance, Dimension::None) +
                  "m from it (RMS), and " + std::to_string(std::lround(100.0 * strayShare)) +
                  " % of what was seen is too far to count; is the file's unit of length right?";
}

}  // namespace handhold
