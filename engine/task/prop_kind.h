// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include "engine/core/bounds.h"
#include "engine/task/cabin.h"
#include "engine/task/task.h"

namespace handhold {

/// A length of a prop that a person gives.
struct PropMeasure {
  const char* word = nullptr;   ///< of its field in forms; none: there is no such measure
  const char* title = nullptr;  ///< of the field, for people
  const char* tip = nullptr;
  double Prop::*length = nullptr;  ///< (m); none: it is of `size`
  int edge = 0;                    ///< of `size`
  Range range = {0.0001, 100.0, "m"};

  double of(const Prop& prop) const { return length ? prop.*length : prop.size[edge]; }
  double& of(Prop& prop) const { return length ? prop.*length : prop.size[edge]; }
};

/// Of a person who stands (m).
inline constexpr double kPelvisAboveFloor = 0.95;

/// What is special about a kind of prop, but for its parts (prop_parts), what keeps clear of it
/// (laws/constraints/clearance_pairs), and its picture (ui/scene/task/task_scene).
struct PropKindRow {
  PropKind kind = PropKind::Box;
  const char* word = "";  ///< in files and sentences
  const char* icon = "";  ///< of resources/icons
  /// Of a new one, for a person at the origin who faces +z with the floor kPelvisAboveFloor below (m).
  std::array<double, 3> position = {};
  std::array<double, 3> size = {};  ///< of a new one, as Prop::size
  bool isOfParts = false;           ///< drawn rung by rung, rail by rail
  bool standsOnFloor = false;       ///< a new one
  std::array<PropMeasure, 4> measures = {};
  const char* edges = nullptr;  ///< title of its size where that is three edges
  const char* edgesTip = nullptr;
};

/// Every kind, in the order of PropKind.
inline constexpr std::array<PropKindRow, 6> kPropKindRows{{
    {.kind = PropKind::Floor,
     .word = "floor",
     .icon = "floor",
     .position = {0.0, -kPelvisAboveFloor, 0.0},
     .size = {4.0, 0.02, 4.0}},
    {.kind = PropKind::Bar,
     .word = "bar",
     .icon = "bar",
     .position = {0.0, 0.45, 0.42},
     .size = {0.8, 0.032, 0.032},
     .measures = {{{"length", "Length", "Of the bar", nullptr, 0},
                   {"diameter", "Diameter", "Of the bar", nullptr, 1}}}},
    {.kind = PropKind::Ladder,
     .word = "ladder",
     .icon = "ladder",
     .position = {0.0, 0.4, 0.5},
     .size = {0.4, 2.5, 0.03},
     .isOfParts = true,
     .standsOnFloor = true,
     .measures = {{{"width", "Width", "From rail to rail", nullptr, 0},
                   {"height", "Height", "Of the rails", nullptr, 1},
                   {"spacing", "Rung spacing", "From rung to rung", &Prop::spacing, 0, bound::kSpacing},
                   {"diameter", "Rung", "Diameter of a rung", &Prop::diameter, 0, bound::kDiameter}}}},
    {.kind = PropKind::Box,
     .word = "box",
     .icon = "prop",
     .position = {0.0, -0.7, 0.6},
     .size = {0.4, 0.4, 0.4},
     .standsOnFloor = true,
     .edges = "Edges",
     .edgesTip = "Of the box"},
    {.kind = PropKind::Mesh, .word = "mesh", .icon = "prop", .size = {1.0, 1.0, 1.0}},
    {.kind = PropKind::Cabin,
     .word = "cabin",
     .icon = "prop",
     .size = kCabinEdges,
     .isOfParts = true,
     .standsOnFloor = true,
     .edges = "Inside",
     .edgesTip = "Width, height and length between the racks and the hatches"},
}};

constexpr const PropKindRow& rowOf(PropKind kind) { return kPropKindRows[static_cast<std::size_t>(kind)]; }

}  // namespace handhold
