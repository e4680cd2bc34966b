// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/force_curves.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace handhold {

namespace {

constexpr double kSlackest = 0.1;  ///< fibres are never taken for shorter than this part of their best length

}  // namespace

/// The sum of three bells b exp(-((l - m) / (s + t l))^2 / 2).
double activeForceByLength(double length) {
  struct Bell {
    double b, m, s, t;
  };
  constexpr std::array<Bell, 3> kBells{Bell{0.814, 1.06, 0.162, 0.0633}, Bell{0.433, 0.717, -0.0299, 0.2},
                                       Bell{0.1, 1.0, 0.354, 0.0}};
  double sum = 0.0;
  for (const Bell& bell : kBells) {
    const double from = (length - bell.m) / (bell.s + bell.t * length);
    sum += bell.b * std::exp(-0.5 * from * from);
  }
  return sum;
}

double forceByVelocity(double velocity) {
  constexpr double d1 = -0.318, d2 = -8.149, d3 = -0.374, d4 = 0.886;
  const double x = d2 * velocity + d3;
  return std::max(d1 * std::log(x + std::sqrt(x * x + 1.0)) + d4, 0.0);
}

double greatestTension(const Muscle& muscle, double length, double rate) {
  const double thickness = muscle.fibre * std::sin(muscle.pennation);
  const double along = std::max(length - muscle.tendon, kSlackest * muscle.fibre);
  const double fibre = std::hypot(along, thickness), lean = along / fibre;
  return muscle.strength * lean * activeForceByLength(fibre / muscle.fibre) *
         forceByVelocity(lean * rate / (kGreatestShortening * muscle.fibre));
}

double restingTension(const Muscle& muscle) { return muscle.strength * std::cos(muscle.pennation); }

}  // namespace handhold
