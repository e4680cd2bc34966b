// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/recording/force_plate.h"

#include <limits>

#include "engine/io/recording/same_values.h"

namespace handhold {

namespace {

constexpr double kFlatSide = 1e-6;  // m: no plate is so narrow
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

}  // namespace

Pose platePose(const Corners& corners) {
  const Vector3 x = corners[0] + corners[3] - corners[1] - corners[2];
  const Vector3 y = corners[0] + corners[1] - corners[2] - corners[3];
  const Vector3 z = x.cross(y);
  Pose X_WP{Matrix3::Identity(), 0.25 * (corners[0] + corners[1] + corners[2] + corners[3])};
  if (!(z.norm() > kFlatSide * kFlatSide)) return X_WP;
  X_WP.R.col(0) = x.normalized();
  X_WP.R.col(2) = z.normalized();
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
         a.channels == b.channels && sameValues(a.forces, b.forces) && sameValues(a.moments, b.moments);
}

}  // namespace handhold
