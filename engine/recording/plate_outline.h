// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

#include "engine/recording/force_plate.h"

namespace handhold {

/// A point seen from a plate.
struct FromPlate {
  double beyond = 0.0;  ///< its edges, negative within them (m)
  double off = 0.0;     ///< its surface (m)
};

inline FromPlate fromPlate(const Corners& corners, const Vector3& point) {
  const Pose X_WP = platePose(corners);
  const Vector3 p = X_WP.R.transpose() * (point - X_WP.p);
  const double alongX = 0.5 * (corners[0] - corners[1]).norm(),
               alongY = 0.5 * (corners[0] - corners[3]).norm();
  return {std::max(std::abs(p.x()) - alongX, std::abs(p.y()) - alongY), std::abs(p.z())};
}

}  // namespace handhold
