// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "engine/contact/contact_kind.h"

namespace handhold {

/// Which way along a bar the thumb of a hand that grips it points: over- or underhand.
enum class ThumbSide {
  Free,    ///< as the solver finds best
  Along,   ///< along the contact's axis
  Against  ///< against it
};

/// How fingers lie. Seen, not counted: what a grip bears stays at the contact.
enum class HandShape {
  Usual,     ///< of the kind of contact: round a bar, flat on a surface
  Power,     ///< all round what is held
  Hook,      ///< fingers alone, the thumb beside them
  Pinch,     ///< between thumb, index and middle finger
  Pointing,  ///< the index finger stretched out
  Flat,
  Relaxed
};

template <class Kind>
struct HandHoldRow {
  Kind kind;
  const char* word;   ///< in task files
  const char* title;  ///< in lists
};

inline constexpr std::array<HandHoldRow<ThumbSide>, 3> kThumbSideRows{
    {{ThumbSide::Free, "free", "Free"},
     {ThumbSide::Along, "along", "Along the axis"},
     {ThumbSide::Against, "against", "Against the axis"}}};

inline constexpr std::array<HandHoldRow<HandShape>, 7> kHandShapeRows{
    {{HandShape::Usual, "usual", "As usual"},
     {HandShape::Power, "power", "Power grip"},
     {HandShape::Hook, "hook", "Hook"},
     {HandShape::Pinch, "pinch", "Pinch"},
     {HandShape::Pointing, "pointing", "Pointing"},
     {HandShape::Flat, "flat", "Flat"},
     {HandShape::Relaxed, "relaxed", "Relaxed"}}};

inline constexpr std::array kThumbSides{ThumbSide::Free, ThumbSide::Along, ThumbSide::Against};
inline constexpr std::array kHandShapes{HandShape::Usual,  HandShape::Power,    HandShape::Hook,
                                        HandShape::Pinch,  HandShape::Pointing, HandShape::Flat,
                                        HandShape::Relaxed};

inline std::string toString(ThumbSide side) { return kThumbSideRows[static_cast<std::size_t>(side)].word; }
inline std::string toString(HandShape shape) { return kHandShapeRows[static_cast<std::size_t>(shape)].word; }

/// Of an axis that points the other way.
constexpr ThumbSide opposite(ThumbSide side) {
  return side == ThumbSide::Free    ? ThumbSide::Free
         : side == ThumbSide::Along ? ThumbSide::Against
                                    : ThumbSide::Along;
}

/// The thumb lies along the z axis of a right hand's grip, and against that of a left one's.
inline double thumbAlongGrip(ContactEnd end) { return end == ContactEnd::LeftHand ? -1.0 : 1.0; }

}  // namespace handhold
