// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

using Vector3f = Eigen::Vector3f;
using Corners = std::array<Vector3, 4>;

/// Whose foot a plate bore.
enum class PlateFoot { AsFound, Right, Left, None };
/// The words of files and the command line, in that order.
inline constexpr std::array kPlateFootWords{"found", "right", "left", "none"};

/// A plate in the floor and what it bore. The loads are the plate's on the person.
struct ForcePlate {
  std::string name;
  int type = 0;  ///< of C3D, 1 to 4; 0: from elsewhere
  Corners corners{Vector3::Zero(), Vector3::Zero(), Vector3::Zero(),
                  Vector3::Zero()};     ///< W (m): the quadrants +x+y, -x+y, -x-y, +x-y of the plate's axes
  Vector3 origin = Vector3::Zero();     ///< from the sensor to the middle of the surface, plate's axes (m)
  std::vector<int> channels;            ///< among the analog channels
  std::vector<Vector3f> forces;         ///< one a sample of the analog time base, W (N)
  std::vector<Vector3f> moments;        ///< about the middle of the surface, W (N m)
  PlateFoot foot = PlateFoot::AsFound;  ///< as somebody says; else as the feet are found
};

/// Below it nobody can say where a force acts (N).
inline constexpr double kLeastPlateForce = 20.0;

/// X_WP: the middle of the surface; x and y along the sides as the corners are counted, z by the right hand,
/// down where the corners follow the rule of C3D. Corners on one line give the axes of the world.
Pose platePose(const Corners& corners);

/// Whether the corners tell the plate's axes.
bool spanArea(const Corners& corners);

/// Where and how a sample acts.
struct PlateLoad {
  Vector3 force = Vector3::Zero();             ///< on the person, W (N)
  Vector3 centreOfPressure = Vector3::Zero();  ///< on the surface, W (m); NaN below kLeastPlateForce
  double freeMoment = 0.0;                     ///< about the plate's z axis there (N m); NaN as well
};
PlateLoad plateLoad(const ForcePlate& plate, int sample);

bool operator==(const ForcePlate& a, const ForcePlate& b);

}  // namespace handhold
