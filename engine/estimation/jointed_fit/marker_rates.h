// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/estimation/jointed_fit/marker_attitude.h"

namespace handhold {

/// A body's markers with how they move: a velocity and an acceleration a marker (m/s, m/s^2).
struct MovingMarkers {
  std::vector<BodyMarker> places;
  std::vector<Vector3> velocities, accelerations;
};

/// How a body moves by its markers; in inertial axes.
struct MarkerRates {
  Vector3 omega = Vector3::Zero(), velocity = Vector3::Zero();      ///< rad/s; of the centre of mass, m/s
  Vector3 alpha = Vector3::Zero(), acceleration = Vector3::Zero();  ///< rad/s^2, m/s^2
};

/// Least squares over the markers' places about their mean (5.13, whose printed sign gives -omega; 5.14;
/// 5.15), then the mean over the derivatives of (5.16) and (5.17). About the line of markers in line, the
/// body is taken not to turn.
MarkerRates markerRates(const MovingMarkers& markers, const Quaternion& q);

}  // namespace handhold
