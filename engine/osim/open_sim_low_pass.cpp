// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/open_sim_low_pass.h"

#include <cmath>
#include <numbers>
#include <utility>

#include "engine/math/both_ways.h"

namespace handhold {

namespace {

/// One pass from rest at the first value: (s + 1)(s^2 + s + 1) by the bilinear transformation.
void pass(std::span<double> values, double w) {
  const double start = values.front(), divisor = 1.0 + w + w * w;
  const double b = w / (1.0 + w), a = (w - 1.0) / (w + 1.0);
  const double B = w * w / divisor, A1 = 2.0 * (w * w - 1.0) / divisor, A2 = (1.0 - w + w * w) / divisor;
  double x1 = 0.0, y1 = 0.0, y2 = 0.0, z1 = 0.0, z2 = 0.0;
  for (double& value : values) {
    const double x = value - start;
    const double y = b * (x + x1) - a * y1;
    const double z = B * (y + 2.0 * y1 + y2) - A1 * z1 - A2 * z2;
    x1 = x;
    y2 = std::exchange(y1, y);
    z2 = std::exchange(z1, z);
    value = start + z;
  }
}

}  // namespace

void lowPassAsOpenSim(std::span<double> values, double cutOff, double rate) {
  if (values.size() < 2) return;
  const double w = std::tan(std::numbers::pi * cutOff / rate);
  runBothWays(values, values.size() / 2, [w](std::span<double> padded) { pass(padded, w); });
}

}  // namespace handhold
