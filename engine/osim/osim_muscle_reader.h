// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/osim/osim_model.h"

namespace handhold {

/// A surface of a body, the ground or a frame fixed to one that muscles wrap around.
struct OsimWrap {
  enum class Kind { Cylinder, Sphere, Ellipsoid, Other };
  std::string name;
  Kind kind = Kind::Other;
  int body = -1;  ///< -1: the ground
  Pose X_BO;
  Vector3 radii = Vector3::Zero();  ///< half axes (m)
  double length = 0.0;              ///< of a cylinder, which lies along its z (m)
  std::string side;                 ///< "+x", "-y" ...: that of the surface which the line keeps; else either
  int first = -1, last = -1;        ///< points of the line, from 0, between which it may touch; -1: any
};

/// What a muscle can pull, along its line and around what.
struct OsimMuscle {
  OsimPath path;
  std::vector<OsimWrap> wraps;
  double force = 0.0;                ///< greatest at rest (N)
  double fibre = 0.0, tendon = 0.0;  ///< lengths (m)
  double pennation = 0.0;            ///< (rad)
};

/// The muscles of a model that was read from the file. Ligaments are none. Throws InputError with file and
/// line.
std::vector<OsimMuscle> readOsimMuscles(const std::filesystem::path& file, const OsimModel& model);

}  // namespace handhold
