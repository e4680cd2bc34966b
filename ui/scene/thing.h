// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace handhold {

/// What a visible thing stands for. The builder of a scene gives the numbers, picking gives them back.
enum class ThingKind : std::uint8_t {
  None,
  Body,
  Joint,
  Contact,
  Target,
  Load,
  Prop,
  Force,
  Marker,
  Gizmo,
  TimedTarget,
  Plate,
  RecordedJoint,
  Muscle  ///< lies within the body: what is pressed is the body, what is told is the muscle
};

/// index counts things of one kind; part is a place on it: a material zone, a gizmo's handle; -1: the whole.
struct ThingId {
  ThingKind kind = ThingKind::None;
  int index = -1;
  int part = -1;

  bool valid() const { return kind != ThingKind::None; }
  ThingId whole() const { return {kind, index, -1}; }
  auto operator<=>(const ThingId&) const = default;
};

}  // namespace handhold
