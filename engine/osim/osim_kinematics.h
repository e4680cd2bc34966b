// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/osim/osim_model.h"

namespace handhold {

/// Coordinates of an instant with their rates, as OsimModel::coordinates lists them (m, rad, s).
struct OsimInstant {
  VectorX q, qdot, qddot;
};

/// How a coordinate moves the child of its joint, in the ground's axes: its angular velocity and that of the
/// joint's origin in the child for a rate of one.
struct OsimColumn {
  Vector3 turn = Vector3::Zero(), shift = Vector3::Zero();
};

/// A body in the ground G: its pose, and velocity and acceleration of its frame's origin.
struct OsimBodyState {
  Pose X_GB;
  Vector3 w = Vector3::Zero(), v = Vector3::Zero();        ///< (rad/s, m/s)
  Vector3 wdot = Vector3::Zero(), vdot = Vector3::Zero();  ///< (rad/s^2, m/s^2)
};

/// Where everything is and goes.
struct OsimState {
  std::vector<OsimBodyState> bodies;
  std::vector<Vector3> origins;     ///< p_GMo of each joint (m)
  std::vector<OsimColumn> columns;  ///< of each coordinate
};

/// Puts coordinates that follow others where these have them, rates included.
void couple(const OsimModel& model, OsimInstant& instant);

OsimState stateOf(const OsimModel& model, const OsimInstant& instant);

/// p_GP of each point of a muscle's line (m); not a number where it is not on the line.
std::vector<Vector3> pathPositions(const OsimPath& path, const OsimInstant& instant, const OsimState& state);

/// p_GS of each marker (m).
std::vector<Vector3> markerPositions(const OsimModel& model, const OsimState& state);

}  // namespace handhold
