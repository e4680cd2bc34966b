// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/zero_phase_low_pass.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "engine/math/both_ways.h"

namespace handhold {

namespace {

constexpr double kPi = std::numbers::pi, kRoot2 = std::numbers::sqrt2;
constexpr double kPeriodsToSettle = 2.0;  // of the cut-off: what is left of a start is below 1e-3

}  // namespace

/// Two passes leave 1 / (1 + w^4): each has its corner where both together leave more, w = (sqrt(2) -
/// 1)^(1/4) at the cut-off (Winter, equation 3.9).
ZeroPhaseLowPass::ZeroPhaseLowPass(double cutOff, double rate)
    : rate_(rate), corner_(std::tan(kPi * cutOff / rate) / std::pow(kRoot2 - 1.0, 0.25)) {
  const double w = corner_, divisor = 1.0 + kRoot2 * w + w * w;
  b_ = w * w / divisor;
  a1_ = 2.0 * (w * w - 1.0) / divisor;
  a2_ = (1.0 - kRoot2 * w + w * w) / divisor;
  settling_ = static_cast<std::size_t>(std::ceil(kPeriodsToSettle * rate / cutOff));
}

double ZeroPhaseLowPass::gain(double frequency) const {
  return 1.0 / (1.0 + std::pow(std::tan(kPi * frequency / rate_) / corner_, 4));
}

/// From rest at the first value.
void ZeroPhaseLowPass::pass(std::span<double> values) const {
  const double start = values.front();
  double x1 = 0.0, x2 = 0.0, y1 = 0.0, y2 = 0.0;
  for (double& value : values) {
    const double x = value - start;
    const double y = b_ * (x + 2.0 * x1 + x2) - a1_ * y1 - a2_ * y2;
    x2 = std::exchange(x1, x);
    y2 = std::exchange(y1, y);
    value = start + y;
  }
}

void ZeroPhaseLowPass::apply(std::span<double> values) const {
  if (values.size() < 2) return;
  runBothWays(values, std::min(values.size() - 1, settling_),
              [this](std::span<double> padded) { pass(padded); });
}

}  // namespace handhold
