// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// All that is special about a part of props that can be held.
struct PropPartRow {
  PropPart part = PropPart::Frame;
  PropKind prop = PropKind::Mesh;
  const char* word = "";   ///< the field of task files that tells which one; empty: a prop has but one
  const char* title = "";  ///< in lists and sentences
  HeldThing thing = HeldThing::Surface;
  std::array<const char*, 6> names = {};  ///< of the first, second, ... one; none: they are counted

  bool isRod() const { return thing == HeldThing::Bar; }
  bool isNamed() const { return names[0] != nullptr; }
};

/// Every part, in the order of PropPart.
inline constexpr std::array<PropPartRow, 9> kPropPartRows{{
    {PropPart::Bar, PropKind::Bar, "", "Bar", HeldThing::Bar},
    {PropPart::Rung, PropKind::Ladder, "rung", "Rung", HeldThing::Bar},
    {PropPart::SideRail, PropKind::Ladder, "rail", "Rail", HeldThing::Bar, {"right", "left"}},
    {PropPart::Handrail, PropKind::Cabin, "handrail", "Handrail", HeldThing::Bar},
    {PropPart::Restraint, PropKind::Cabin, "restraint", "Restraint"},
    {PropPart::Wall,
     PropKind::Cabin,
     "wall",
     "Wall",
     HeldThing::Surface,
     {"starboard", "port", "deck", "overhead", "aft", "forward"}},
    {PropPart::Face,
     PropKind::Box,
     "face",
     "Face",
     HeldThing::Surface,
     {"left", "right", "top", "bottom", "front", "back"}},
    {PropPart::Ground, PropKind::Floor, "", "Ground"},
    {PropPart::Frame, PropKind::Mesh, "", "Place"},
}};

constexpr const PropPartRow& rowOf(PropPart part) { return kPropPartRows[static_cast<std::size_t>(part)]; }

/// A ladder's rails are so much thicker than its rungs.
inline constexpr double kRailPerRung = 1.2;

/// "rung 3", "left rail", "top face", "handrail 2"; empty for what a prop is as a whole.
std::string partName(PropPart part, int number);

/// "rung 3 of ladder", "bar".
std::string placeName(const std::string& prop, const PropPlace& place);

/// A rod or a face of a prop, where it is in world.
struct PartShape {
  PropPart part = PropPart::Bar;
  int number = 1;
  Vector3 middle = Vector3::Zero();  ///< (m)
  /// Columns. Rods: along, where angles are counted from, and a quarter turn further. Faces: the two
  /// directions of `PropPlace::across` and the normal towards the body.
  Matrix3 R = Matrix3::Identity();
  double length = 0.0, radius = 0.0;  ///< rods (m)
  Vector2 half = Vector2::Zero();     ///< faces (m); infinite for the ground

  bool isRod() const { return rowOf(part).isRod(); }
};

/// All rods and faces of a prop; none of a mesh, whose skin is in its file.
std::vector<PartShape> partShapes(const Prop& prop);

/// One of them; nothing where the prop has none such.
std::optional<PartShape> partShape(const Prop& prop, PropPart part, int number);

}  // namespace handhold
