// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/laws/constraints/nearest_points.h"

namespace handhold {

/// Sampled distances are too long by less than the step between samples (m).
constexpr int kSamples = 300;

/// Other code than the solver's: both segments sampled.
inline double sampledDistance(const Segment& a, const Segment& b) {
  double least = INFINITY;
  for (int i = 0; i <= kSamples; ++i)
    for (int k = 0; k <= kSamples; ++k)
      least = std::min(least, (a.at(1.0 * i / kSamples) - b.at(1.0 * k / kSamples)).norm());
  return least;
}

/// Directions spread evenly over a sphere on a golden spiral.
inline std::vector<Vector3> directions(int count) {
  std::vector<Vector3> list;
  for (int k = 0; k < count; ++k) {
    const double z = 1.0 - (2.0 * k + 1.0) / count, turn = M_PI * (3.0 - std::sqrt(5.0)) * k;
    list.emplace_back(std::sqrt(1.0 - z * z) * std::cos(turn), std::sqrt(1.0 - z * z) * std::sin(turn), z);
  }
  return list;
}

/// The greatest gap that a direction sees between the two: the distance, or minus the shortest way out.
inline double sampledGap(const Segment& a, const Block& block) {
  static const std::vector<Vector3> kDirections = directions(20000);
  const Pose X_BW = block.X_WB.inverse();
  const Vector3 from = X_BW * a.from, to = X_BW * a.to;
  double most = -INFINITY;
  for (const Vector3& n : kDirections)
    most = std::max(most, std::min(n.dot(from), n.dot(to)) - n.cwiseAbs().dot(block.half));
  return most;
}

/// Between the outsides: to the points clamped into the box.
inline double sampledDistance(const Segment& a, const Block& block) {
  double least = INFINITY;
  for (int i = 0; i <= 10 * kSamples; ++i) {
    const Vector3 p = block.X_WB.inverse() * a.at(0.1 * i / kSamples);
    least = std::min(least, (p - p.cwiseMax(-block.half).cwiseMin(block.half)).norm());
  }
  return least > 0.0 ? least : sampledGap(a, block);
}

}  // namespace handhold
