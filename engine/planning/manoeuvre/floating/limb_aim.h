// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/dynamics/data.h"

namespace handhold {

enum class Stick { RightLeg, LeftLeg, RightArm, LeftArm };

/// Where a limb points in the axes of the base: `tilt` away from straight down the body, towards `azimuth`,
/// which is 0 forward, a quarter turn to the left and on about the upward axis; all that then turned by
/// `lean` about the axis to the left, feet forward (rad).
struct Aim {
  double tilt = 0.0;
  double azimuth = 0.0;
  double lean = 0.0;

  Vector3 direction() const;
};

/// Turns legs and arms as sticks from hip or shoulder to ankle or wrist, with the two joints that swing them;
/// the other joints stay as they are. Joints by name, tips by their role.
class LimbAim {
 public:
  /// Throws InputError when the model lacks a joint or site of one of the limbs.
  LimbAim(const Model& model, const std::vector<Stick>& sticks);

  /// Angles of q changed so that each stick points as asked, one entry a stick; from the angles that q has,
  /// so that neighbouring aims give neighbouring angles. The base should lie in the world's axes.
  void aim(const std::vector<Aim>& aims, VectorX& q);

 private:
  struct Limb {
    LinkIndex root;                  ///< its origin is hip or shoulder
    std::array<LinkIndex, 2> swing;  ///< joints
    SiteIndex tip;
  };
  bool improve(const Limb& limb, const Vector3& wanted, VectorX& q);
  LinkIndex jointNamed(const std::string& name) const;

  const Model& model_;
  Data data_;
  std::vector<Limb> limbs_;
};

/// How far the worst joint of q lies outside its limits (rad), 0 inside.
double limitExcess(const Model& model, const VectorX& q);

}  // namespace handhold
