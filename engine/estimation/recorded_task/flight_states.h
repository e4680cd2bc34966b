// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"
#include "engine/task/task.h"

namespace handhold {

/// Changes how the base moves in two states between which nothing bears the body so long (s) so that the one
/// leads to the other: the centre of mass c falls, and the angular momentum L about it stays,
///   c1 - c0 = v0 T + g T^2 / 2,  v1 = v0 + g T,  L0 = L1, the mean of both as recorded.
/// Postures and speeds of joints stay. A recording knows its speeds to some cm/s only, which no motion in
/// flight can make up for. Returns the greatest change of the speed of the centre of mass (m/s).
double agreeInFlight(const Model& model, const Vector3& gravity, double duration, GivenState& begin,
                     GivenState& end);

}  // namespace handhold
