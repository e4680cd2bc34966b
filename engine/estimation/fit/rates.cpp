// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/fit/rates.h"

#include <algorithm>
#include <cmath>

#include "engine/estimation/uneven_times.h"
#include "engine/math/zero_phase_low_pass.h"

namespace handhold {

namespace {

constexpr Eigen::Index kFewestToFilter = 4;
/// Times whose rates differ by less are even (part of the rate).
constexpr double kEven = 1e-3;

/// From each frame to the next (1/s): the same where the times are even, else their own.
VectorX ratesOf(const std::vector<double>& times) {
  const auto count = static_cast<Eigen::Index>(times.size()) - 1;
  VectorX rates(count);
  for (Eigen::Index k = 0; k < count; ++k)
    rates[k] = 1.0 / (times[static_cast<std::size_t>(k) + 1] - times[static_cast<std::size_t>(k)]);
  const double mean = static_cast<double>(count) / (times.back() - times.front());
  if ((rates.array() - mean).abs().maxCoeff() < kEven * mean) rates.setConstant(mean);
  return rates;
}

/// Speeds halfway between neighbours, a column each.
MatrixX speedsBetween(const Model& model, const std::vector<VectorX>& postures, const VectorX& rates) {
  MatrixX speeds(model.velocitySize(), rates.size());
  for (Eigen::Index k = 0; k < speeds.cols(); ++k) {
    const auto i = static_cast<std::size_t>(k);
    speeds.col(k) = rates[k] * difference(model, postures[i], postures[i + 1]);
  }
  return speeds;
}

/// Halfway between frames, from the first one on (s).
VectorX middlesOf(const VectorX& steps) {
  VectorX middles(steps.size());
  double time = 0.0;
  for (Eigen::Index k = 0; k < steps.size(); time += steps[k++]) middles[k] = time + 0.5 * steps[k];
  return middles;
}

void lowPass(double cutOff, const VectorX& steps, MatrixX& speeds) {
  if (!(cutOff > 0.0) || speeds.cols() < kFewestToFilter) return;
  const bool isEven = steps.minCoeff() == steps.maxCoeff();
  const VectorX middles = middlesOf(steps), even = isEven ? middles : evenPlaces(usualStep(steps), middles);
  if (even.size() < kFewestToFilter) return;
  const double rate = isEven ? 1.0 / steps[0] : 1.0 / (even[1] - even[0]);
  if (!(2.0 * cutOff < rate)) return;
  const ZeroPhaseLowPass filter(cutOff, rate);
  for (Eigen::Index row = 0; row < speeds.rows(); ++row) {
    VectorX values = speeds.row(row);
    if (!isEven) values = between(middles, values, even);
    filter.apply({values.data(), static_cast<std::size_t>(values.size())});
    speeds.row(row) = isEven ? values : between(even, values, middles);
  }
}

}  // namespace

Motion motionOf(const Model& model, const std::vector<VectorX>& postures, const TimeBase& frames,
                double cutOff) {
  Motion motion;
  const VectorX none = VectorX::Zero(model.velocitySize());
  for (std::size_t k = 0; k < postures.size(); ++k)
    motion.frames.push_back({frames.times[k], postures[k], none, none, {}, {}});
  if (postures.size() < 3) return motion;
  const VectorX rates = ratesOf(frames.times);
  MatrixX speeds = speedsBetween(model, postures, rates);
  lowPass(cutOff, rates.cwiseInverse(), speeds);
  const Eigen::Index last = speeds.cols() - 1;
  for (Eigen::Index k = 0; k <= last + 1; ++k) {
    MotionFrame& frame = motion.frames[static_cast<std::size_t>(k)];
    // the ends take what their neighbours have
    const Eigen::Index inner = std::clamp<Eigen::Index>(k, 1, last);
    const double before = rates[inner - 1], after = rates[inner];
    const bool isEven = before == after;
    const double rate = isEven ? before : 2.0 / (1.0 / before + 1.0 / after);
    // halfway between two speeds, which is the frame itself where its steps are alike
    const double since = isEven ? 0.0 : 0.25 * (1.0 / before - 1.0 / after);
    const double beyond = k < inner ? -1.0 / before : k > inner ? 1.0 / after : 0.0;
    frame.vdot = rate * (speeds.col(inner) - speeds.col(inner - 1));
    frame.v = 0.5 * (speeds.col(inner) + speeds.col(inner - 1)) + (since + beyond) * frame.vdot;
  }
  return motion;
}

}  // namespace handhold
