// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/math/types.h"
#include "ui/scene/grip/held_field.h"

namespace handhold {

/// What a hand holds or lies on, in the axes of the right hand from its grip's middle (m): x to the fingers,
/// y out of the palm, z to the thumb. That of a left hand is mirrored across z.
struct HeldSolid {
  enum class Form { None, Bar, Box, Mesh };
  Form form = Form::None;
  Matrix3 R_GS = Matrix3::Identity();
  Vector3 p_GS = Vector3::Zero();  ///< its middle; of a mesh its origin
  /// Box: of its edges; bar: of its width and thickness, whose edges are round, and of its length along its
  /// z.
  Vector3 half = Vector3::Zero();
  std::shared_ptr<const HeldField> field = {};  ///< of a mesh, in its axes
  bool isMirrored = false;                      ///< the field is seen across z

  static HeldSolid bar(double radius, double length = 1.0);

  /// From a point to the surface, less than zero within (m): that of a capped cylinder, a box or a mesh.
  double distance(const Vector3& p_G) const;
  bool operator==(const HeldSolid& other) const;
};

/// What is held is seen so by the other hand.
HeldSolid mirrored(const HeldSolid& solid);

}  // namespace handhold
