// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/trial/trial.h"

namespace handhold {

/// How fast the ground goes under the feet that plates bear, in world (m/s): a treadmill's belt. Nothing
/// where it rests, goes up or down, or does not go evenly, and where no plate tells which feet stand.
std::optional<Vector3> groundSpeed(const Trial& trial);

/// The same motion as seen by somebody who goes with the ground at that speed and agrees with the laboratory
/// at `begin` (s). Gravity, torques and forces are the same for both.
Trial seenFromGround(const Trial& trial, const Vector3& speed, double begin);

}  // namespace handhold
