// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/fit/rates.h"

#include <algorithm>

#include "engine/math/zero_phase_low_pass.h"

namespace handhold {

namespace {

constexpr Eigen::Index kFewestToFilter = 4;

/// Speeds halfway between neighbours, a column each.
MatrixX speedsBetween(const Model& model, const std::vector<VectorX>& postures, double rate) {
  MatrixX speeds(model.velocitySize(), static_cast<Eigen::Index>(postures.size()) - 1);
  for (Eigen::Index k = 0; k < speeds.cols(); ++k) {
    const auto i = static_cast<std::size_t>(k);
    speeds.col(k) = rate * difference(model, postures[i], postures[i + 1]);
  }
  return speeds;
}

void lowPass(double cutOff, double rate, MatrixX& speeds) {
  if (!(cutOff > 0.0) || !(2.0 * cutOff < rate) || speeds.cols() < kFewestToFilter) return;
  const ZeroPhaseLowPass filter(cutOff, rate);
  for (Eigen::Index row = 0; row < speeds.rows(); ++row) {
    VectorX values = speeds.row(row);
    filter.apply({values.data(), static_cast<std::size_t>(values.size())});
    speeds.row(row) = values;
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
  const double rate =
      (static_cast<double>(postures.size()) - 1.0) / (frames.times.back() - frames.times.front());
  MatrixX speeds = speedsBetween(model, postures, rate);
  lowPass(cutOff, rate, speeds);
  const Eigen::Index last = speeds.cols() - 1;
  for (Eigen::Index k = 0; k <= last + 1; ++k) {
    MotionFrame& frame = motion.frames[static_cast<std::size_t>(k)];
    // the ends take what their neighbours have
    const Eigen::Index inner = std::clamp<Eigen::Index>(k, 1, last);
    frame.vdot = rate * (speeds.col(inner) - speeds.col(inner - 1));
    frame.v = 0.5 * (speeds.col(inner) + speeds.col(inner - 1)) +
              static_cast<double>(k - inner) / rate * frame.vdot;
  }
  return motion;
}

}  // namespace handhold
