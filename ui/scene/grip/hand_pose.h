// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "ui/scene/grip/held_solid.h"

namespace handhold {

/// What a hand does: hang at ease, lie flat on a surface, close around what it holds with all fingers and the
/// thumb against them, as a hook with the thumb beside it, hold between stretched fingers and the thumb, or
/// point with the index finger to where the fingertips are at rest. At ease and pointing fingers give way to
/// what is there.
enum class HandPose { Relaxed, Flat, Closed, Hook, Pinch, Pointing };

struct GrippingHand {
  HandPose pose = HandPose::Relaxed;
  HeldSolid held = {};
  bool operator==(const GrippingHand&) const = default;
};

/// Of the right hand and the left.
using HandGrips = std::array<GrippingHand, 2>;

/// Turns of the finger joints from rest, by finger (thumb first) and joint, in the axes of a right hand at
/// rest; each turns all that is beyond it. Those of a left hand are mirrored across z.
using FingerTurns = std::array<std::array<Matrix3, 3>, 5>;
FingerTurns openFingers();
/// Of the right hand and the left.
using HandTurns = std::array<FingerTurns, 2>;
HandTurns openHands();

}  // namespace handhold
