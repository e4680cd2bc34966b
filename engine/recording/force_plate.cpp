// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/force_plate.h"

#include <limits>

#include "engine/recording/same_values.h"

namespace handhold {

namespace {

constexpr double kLeastArea = 1e-6;  // m^2: no plate is so small
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// Along the plate's axes, of both sides together.
Vector3 sideX(const Corners& c) { return 0.5 * (c[0] + c[3] - c[1] - c[2]); }
Vector3 sideY(const Corners& c) { return 0.5 * (c[0] + c[1] - c[2] - c[3]); }

}  // namespace

bool spanArea(const Corners& corners) { return sideX(corners).cross(sideY(corners)).norm() > kLeastArea; }

Pose platePose(const Corners& corners) {
  Pose X_WP{Matrix3::Identity(), 0.25 * (corners[0] + corners[1] + corners[2] + corners[3])};
  if (!spanArea(corners)) return X_WP;
  X_WP.R.col(0) = sideX(corners).normalized();
  X_WP.R.col(2) = sideX(corners).cross(sideY(corners)).normalized();
  X_WP.R.col(1) = X_WP.R.col(2).cross(X_WP.R.col(0));
  return X_WP;
}

PlateLoad plateLoad(const ForcePlate& plate, int sample) {
  const std::size_t i = static_cast<std::size_t>(sample);
  const Pose X_WP = platePose(plate.corners);
  const Vector3 f_W = plate.forces[i].cast<double>();
  const Vector3 f = X_WP.R.transpose() * f_W, m = X_WP.R.transpose() * plate.moments[i].cast<double>();
  if (!(std::abs(f.z()) >= kLeastPlateForce)) return {f_W, Vector3::Constant(kNone), kNone};
  // On the surface z = 0: m_x = c_y f_z, m_y = -c_x f_z, and what is left of m_z is free.
  const Vector3 c(-m.y() / f.z(), m.x() / f.z(), 0.0);
  return {f_W, X_WP * c, m.z() - c.x() * f.y() + c.y() * f.x()};
}

bool operator==(const ForcePlate& a, const ForcePlate& b) {
  return a.name == b.name && a.type == b.type && a.corners == b.corners && a.origin == b.origin &&
         a.channels == b.channels && sameValues(a.forces, b.forces) && sameValues(a.moments, b.moments) &&
         a.foot == b.foot;
}

}  // namespace handhold
