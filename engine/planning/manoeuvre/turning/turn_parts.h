// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/manoeuvre/turning/turn_cycle.h"

namespace handhold {

/// A turn about one of the two axes that cycles can turn about.
struct TurnShare {
  TurnKind kind = TurnKind::Yaw;
  double angle = 0.0;  ///< about up for yaw, about left for pitch (rad)
};

/// The turns, each about the body's own axis at its time, that make up a rotation given in the body's first
/// axes: up, left, up again (Ry Rx Ry), with the smaller sum of angles of the two ways; one where one does.
/// Turns of any size about up or left stay whole.
std::vector<TurnShare> turnShares(const Vector3& axis, double angle);

}  // namespace handhold
