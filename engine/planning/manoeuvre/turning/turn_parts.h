// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/manoeuvre/turning/turn_cycle.h"

namespace handhold {

/// A turn about one of the axes that cycles can turn about.
struct TurnShare {
  TurnKind kind = TurnKind::Yaw;
  double angle = 0.0;  ///< about up for yaw, left for pitch, forward for roll (rad)
};

/// The ways to make up a rotation given in the body's first axes from turns, each about the body's own axis
/// at its time: up, left, up again (Ry Rx Ry) and up, forward, up again (Ry Rz Ry), each with the smaller sum
/// of angles of two; fewer turns where they do. Turns of any size about up, left or forward stay whole, too;
/// beyond half a turn they only do, and about other axes there is no course: a rotation does not know how
/// often it went round.
std::vector<std::vector<TurnShare>> turnCourses(const Vector3& axis, double angle);

}  // namespace handhold
