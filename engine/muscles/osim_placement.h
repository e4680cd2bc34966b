// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/dynamics/data.h"
#include "engine/model/model.h"
#include "engine/osim/osim_kinematics.h"

namespace handhold {

/// Where a body of a model of OpenSim goes: to our centre + turned (-z, y, x) scale (point - their centre),
/// both figures standing with hanging arms.
struct OsimPlace {
  LinkIndex link;
  Vector3 theirs = Vector3::Zero(), ours = Vector3::Zero();  ///< the centre in both worlds (m)
  double scale = 1.0;
};

/// A body's name in small letters and without its side: "femur_r", "r_humerus", "Rib7_R" and "tibia_left"
/// have one, "humerus" of a model of one arm has not (' ').
struct OsimBodyName {
  std::string stem;
  char side = ' ';
};
OsimBodyName osimBodyName(const std::string& name);

/// A name of ours: 'r', "hip_flexion" -> "r_hip_flexion".
std::string withSide(char side, const std::string& name);

/// The bodies of a model of OpenSim on a person of human55's kind, by their names: whole people, an arm
/// alone, a trunk of many vertebrae. Each goes about a joint that both have, in the ratio of the lengths
/// between joints.
class OsimPlacement {
 public:
  /// Both must outlive it. Throws InputError where the person is of another kind.
  OsimPlacement(const OsimModel& theirs, const Model& person);

  /// What a muscle is of: the pelvis goes by the hips for legs, by the spine for a trunk of vertebrae.
  enum class Region { Limb, Trunk };
  /// Nothing where the person has no place for the body.
  std::optional<OsimPlace> of(int body, Region region = Region::Limb) const;
  /// Whether it is a part of such a trunk above the pelvis.
  bool isOfSpine(int body) const;

  /// A point of their world, in the axes of the link.
  Vector3 placed(const OsimPlace& place, const Vector3& p_G) const;
  Matrix3 turned(const OsimPlace& place, const Matrix3& R_G) const;
  /// The neck's link below the joint of the head, the head's above it.
  LinkIndex linkOfHead(const OsimPlace& place, const Vector3& p_G) const;

  /// All of their coordinates 0 but one, and what follows it; -1: all.
  OsimInstant instantAt(int coordinate, double value) const;
  /// That of bodies and coordinates that tell none.
  char loneSide() const { return lone_; }
  const OsimState& standing() const { return state_; }
  /// However the model writes name and side; those that tell none are of the lone side. -1: there is none.
  int bodyOf(const std::string& stem, char side = ' ') const;
  int coordinateOf(const std::string& stem, char side) const;
  std::optional<Vector3> origin(const std::string& stem, char side = ' ') const;
  LinkIndex ourJoint(const std::string& name) const;

 private:
  std::optional<Vector3> elbow(char side) const;
  std::optional<Vector3> wrist(char side) const;
  std::optional<OsimPlace> ground(Region region) const;
  std::optional<OsimPlace> leg(const OsimBodyName& name) const;
  std::optional<OsimPlace> arm(const OsimBodyName& name, char side) const;
  std::optional<OsimPlace> girdle(const OsimBodyName& name, char side) const;
  std::optional<OsimPlace> trunk(const std::string& body) const;
  std::optional<OsimPlace> spine(const std::string& link) const;
  std::optional<OsimPlace> vertebral(const std::string& stem) const;
  std::optional<OsimPlace> aboutShoulder(const std::string& link, char side) const;
  Vector3 ourOrigin(const std::string& link) const;

  const OsimModel& theirs_;
  const Model& person_;
  Data data_;
  OsimState state_;
  char lone_ = 'r';  ///< the side of bodies that tell none
};

}  // namespace handhold
