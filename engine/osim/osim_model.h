// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/math/types.h"
#include "engine/osim/osim_function.h"
#include "engine/recording/doubt.h"

namespace handhold {

/// A rigid body B in SI units; its frame is where OpenSim has it.
struct OsimBody {
  std::string name;
  double mass = 0.0;                  ///< (kg)
  Vector3 com = Vector3::Zero();      ///< p_BoBcm_B (m)
  Matrix3 inertia = Matrix3::Zero();  ///< about the centre of mass, in B (kg m^2)
};

struct OsimCoordinate {
  std::string name;
  bool isTurn = true;              ///< an angle (rad), else a length (m): as its first axis is
  double usual = 0.0;              ///< where a motion does not tell it
  double least = 0.0, most = 0.0;  ///< its range, equal where none is told
  bool isClamped = false;          ///< it never leaves its range
  bool isLocked = false;           ///< markers do not move it; a motion that tells it does
};

/// One of the six motions of a joint along a function of some of its coordinates.
struct OsimAxis {
  Vector3 axis = Vector3::UnitX();  ///< of unit length
  std::vector<int> coordinates;     ///< of the model
  OsimFunction function = OsimFunction::constant(0.0);
};

/// Between frame F of the parent and frame M of the child: three turns, each about its axis as the former
/// have turned it, and three shifts along axes of F.
struct OsimJoint {
  std::string name;
  int parent = -1, child = 0;  ///< bodies; -1: the ground
  Pose X_PF, X_BM;
  std::array<OsimAxis, 3> turns, shifts;
  std::vector<int> coordinates;  ///< of the model, its own
};

struct OsimMarker {
  std::string name;
  int body = -1;                       ///< -1: the ground
  Vector3 position = Vector3::Zero();  ///< p_BoS_B (m)
};

/// A point of a muscle's line.
struct OsimPathPoint {
  int body = -1;                       ///< -1: the ground
  Vector3 position = Vector3::Zero();  ///< p_BoP_B (m), to which the course comes
  int condition = -1;                  ///< the coordinate by which it is on the line; -1: always
  double least = 0.0, most = 0.0;      ///< between these values of it (m, rad)
  std::vector<OsimAxis> course;        ///< x, y and z along functions of coordinates; empty: it stays
};

/// A muscle, or a ligament, as the line along which it pulls, origin first.
struct OsimPath {
  std::string name;
  std::vector<OsimPathPoint> points;
  bool wraps = false;  ///< around surfaces, which are not read
};

/// A coordinate that follows others.
struct OsimCoupling {
  int dependent = 0;
  std::vector<int> independent;
  OsimFunction function = OsimFunction::constant(0.0);
};

/// A tree of bodies, parents before children: joints[i] carries bodies[joints[i].child].
struct OsimModel {
  std::string name;
  Vector3 gravity = Vector3(0.0, -9.80665, 0.0);  ///< (m/s^2)
  std::vector<OsimBody> bodies;
  std::vector<OsimJoint> joints;
  std::vector<OsimCoordinate> coordinates;
  std::vector<OsimMarker> markers;
  std::vector<OsimCoupling> couplings;
  std::vector<OsimPath> paths;
  Doubts doubts;  ///< what the file has and this is without

  double totalMass() const;
  int bodyNamed(const std::string& wanted) const;        ///< -1: none, or the ground
  int coordinateNamed(const std::string& wanted) const;  ///< -1: none
};

}  // namespace handhold
