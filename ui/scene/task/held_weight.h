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

/// The handle alone, of a tool that is told by its force.
Solid heldHandle(const Fist& fist, const Theme& theme);

}  // namespace handhold
