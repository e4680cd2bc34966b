// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "engine/math/types.h"

namespace handhold {

/// The parts of props that contacts live on.
enum class PropPart {
  Bar,        ///< a bar, along its x
  Rung,       ///< of a ladder, by number from below
  SideRail,   ///< of a ladder, right or left
  Handrail,   ///< of a cabin, by number
  Restraint,  ///< foot plate of a cabin, by number
  Wall,       ///< of a cabin
  Face,       ///< of a box
  Ground,     ///< the top of a floor
  Frame       ///< any place that goes along with the prop: on a mesh, or beside another prop
};

/// From one place to another on a part (m).
struct Span {
  double from = 0.0, to = 0.0;

  bool operator==(const Span&) const = default;
};

/// Where on a prop a contact lives, in the prop's own measures. Rods are bars, rungs, rails and handrails:
/// hands hold them at their middle line, all else lies on their skin. Faces are plates, walls, faces and the
/// ground.
struct PropPlace {
  PropPart part = PropPart::Bar;
  int number = 1;                       ///< of what a prop has several, from 1
  double along = 0.0;                   ///< rods: from the middle (m)
  double angle = 0.0;                   ///< rods: about them, to where a surface lies or fingers point (rad)
  Vector2 across = Vector2::Zero();     ///< faces: from the middle, along the prop's own axes (m)
  double turn = 0.0;                    ///< of the heading about the surface's normal (rad)
  double off = 0.0;                     ///< off the surface towards the body, as by a shoe (m)
  Vector3 point = Vector3::Zero();      ///< Frame: in the prop's axes (m, in a mesh units of its file)
  Vector3 axis = Vector3::UnitY();      ///< Frame: in the prop's axes
  std::optional<Vector3> heading = {};  ///< Frame: in the prop's axes

  /// Within which the solver chooses: along a rod, or in the two directions across a face; empty: it stands
  /// where the place tells.
  std::array<std::optional<Span>, 2> free = {};

  bool isFree() const { return free[0].has_value() || free[1].has_value(); }
  bool operator==(const PropPlace&) const = default;
};

}  // namespace handhold
