// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/muscles/path/wrapping.h"

namespace handhold {

/// A string around a circle about the origin.
struct CircleWrap {
  Vector2 leave = Vector2::Zero(), arrive = Vector2::Zero();
  double angle = 0.0;  ///< between them (rad), 0 to 2 pi
  double turn = 1.0;   ///< 1 counterclockwise, -1 clockwise
};

/// Around one side; both ends lie outside.
CircleWrap aroundCircle(const Vector2& from, const Vector2& to, double radius, double turn);

/// The nearest point of the line between two points to the origin, to the last digit where it is one of them.
Vector2 nearestToOrigin(const Vector2& from, const Vector2& to);

/// The vector turned by an angle (rad).
Vector2 turned(const Vector2& vector, double angle);

}  // namespace handhold
