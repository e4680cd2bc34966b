// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/scene/scene.h"
#include "ui/scene/task/hand_holds.h"

namespace handhold {

/// A mass in a hand, as iron (7000 kg/m^3) on a handle in the middle of the grip, whose z the handle lies
/// along: two heads at its ends with their common centre where the mass has it, or one ball there, where that
/// leaves the fingers room. `p_GM`: the mass's centre in the grip's axes (m); `mass` in kg.
std::vector<Solid> heldWeight(const Fist& fist, const Vector3& p_GM, double mass, const Theme& theme);

/// Half edges of a mass that no hand holds: of even density with its inertia, where a box has that; else a
/// cube as heavy as a packed bag (300 kg/m^3), or as a tool (2000 kg/m^3) on an arm.
Vector3 halfOfBox(const Load& load, bool isOnArm);

/// The handle alone, of a tool that is told by its force.
Solid heldHandle(const Fist& fist, const Theme& theme);

}  // namespace handhold
