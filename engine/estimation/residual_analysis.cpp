// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/residual_analysis.h"

#include <algorithm>
#include <cmath>

#include "engine/estimation/even_curves.h"
#include "engine/math/zero_phase_low_pass.h"

namespace handhold {

namespace {

constexpr double kFirst = 1.0, kStep = 0.5, kMost = 30.0;  // Hz: people do not move faster
constexpr double kMostOfRate = 0.45;
constexpr double kLineShare = 0.5;  // of the frequencies, the upper: noise alone

/// One axis of each marker that is long enough.
std::vector<std::vector<double>> curvesOf(const Recording& recording) {
  std::vector<std::vector<double>> curves;
  for (const Marker& marker : recording.markers)
    for (std::vector<double>& curve : evenCurves(marker, recording.frames))
      curves.push_back(std::move(curve));
  return curves;
}

double residualOf(const std::vector<std::vector<double>>& curves, const ZeroPhaseLowPass& filter) {
  double sum = 0.0;
  std::size_t count = 0;
  std::vector<double> smooth;
  for (const std::vector<double>& curve : curves) {
    smooth = curve;
    filter.apply(smooth);
    for (std::size_t i = 0; i < curve.size(); ++i) sum += (curve[i] - smooth[i]) * (curve[i] - smooth[i]);
    count += curve.size();
  }
  return std::sqrt(sum / static_cast<double>(count));
}

/// Least squares over the upper frequencies.
void fitLine(ResidualAnalysis& analysis) {
  const auto first = static_cast<std::size_t>(kLineShare * static_cast<double>(analysis.cutOffs.size()));
  analysis.lineFrom = analysis.cutOffs[first];
  double n = 0.0, x = 0.0, y = 0.0, xx = 0.0, xy = 0.0;
  for (std::size_t i = first; i < analysis.cutOffs.size(); ++i) {
    const double f = analysis.cutOffs[i], r = analysis.residuals[i];
    n += 1.0, x += f, y += r, xx += f * f, xy += f * r;
  }
  analysis.slope = (n * xy - x * y) / (n * xx - x * x);
  analysis.noise = (y - analysis.slope * x) / n;
}

/// The first frequency that leaves no more than the noise, between two that were tried.
double crossing(const ResidualAnalysis& a) {
  for (std::size_t i = 0; i < a.cutOffs.size(); ++i) {
    if (a.residuals[i] > a.noise) continue;
    if (i == 0) return a.cutOffs[0];
    const double share = (a.residuals[i - 1] - a.noise) / (a.residuals[i - 1] - a.residuals[i]);
    return a.cutOffs[i - 1] + share * (a.cutOffs[i] - a.cutOffs[i - 1]);
  }
  return a.cutOffs.back();
}

}  // namespace

ResidualAnalysis residualAnalysis(const Recording& recording, std::stop_token stop) {
  ResidualAnalysis analysis;
  const double step = usualStep(recording.frames);
  if (!(step > 0.0)) return {};
  const std::vector<std::vector<double>> curves = curvesOf(recording);
  const double rate = 1.0 / step, most = std::min(kMost, kMostOfRate * rate);
  if (curves.empty() || most < kFirst + 4.0 * kStep) return {};
  for (double cutOff = kFirst; cutOff <= most; cutOff += kStep) {
    if (stop.stop_requested()) return {};
    analysis.cutOffs.push_back(cutOff);
    analysis.residuals.push_back(residualOf(curves, ZeroPhaseLowPass(cutOff, rate)));
  }
  fitLine(analysis);
  analysis.chosen = crossing(analysis);
  return analysis;
}

}  // namespace handhold
