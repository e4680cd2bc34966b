// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/math/types.h"

namespace handhold {

/// Angular velocity in world axes at a time and an orientation.
using TurnRate = std::function<Vector3(double time, const Quaternion& R)>;

/// One step of R' = [omega]x R on the rotation group, of order four: the classical Runge-Kutta method for the
/// rotation vector u of R = exp(u) R0,
///   u' = omega - u x omega / 2 + u x (u x omega) / 12  (Munthe-Kaas, 1999),
/// so that the result is a rotation whatever the step.
Quaternion turnStep(const TurnRate& rate, double time, double step, const Quaternion& R);

/// Angular velocity in the body's own axes, where it depends on time alone.
using BodyTurnRate = std::function<Vector3(double time)>;

/// One step of R' = R [omega]x, of order six with three looks at the rate: Magnus' series at the points of
/// Gauss (Blanes, Casas and Ros, 2000).
Quaternion bodyTurnStep(const BodyTurnRate& rate, double time, double step, const Quaternion& R);

}  // namespace handhold
