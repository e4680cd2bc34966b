// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/path/circle.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

/// Where a line from a point outside touches the circle; `sign` 1: one goes on counterclockwise from there.
Vector2 touch(const Vector2& from, double radius, double sign) {
  const double square = from.squaredNorm();
  const Vector2 across(-from.y(), from.x());
  return radius / square *
         (radius * from + sign * std::sqrt(std::max(square - radius * radius, 0.0)) * across);
}

}  // namespace

CircleWrap aroundCircle(const Vector2& from, const Vector2& to, double radius, double turn) {
  CircleWrap wrap;
  wrap.turn = turn;
  wrap.leave = touch(from, radius, turn);
  wrap.arrive = touch(to, radius, -turn);
  const double cross = wrap.leave.x() * wrap.arrive.y() - wrap.leave.y() * wrap.arrive.x();
  wrap.angle = turn * std::atan2(cross, wrap.leave.dot(wrap.arrive));
  if (wrap.angle < 0.0) wrap.angle += 2.0 * M_PI;
  return wrap;
}

Vector2 nearestToOrigin(const Vector2& from, const Vector2& to) {
  const Vector2 way = to - from;
  const double square = way.squaredNorm();
  const double along = square > 0.0 ? -from.dot(way) / square : 0.0;
  if (along <= 0.0) return from;
  return along < 1.0 ? Vector2(from + along * way) : to;
}

Vector2 turned(const Vector2& vector, double angle) {
  const double c = std::cos(angle), s = std::sin(angle);
  return {c * vector.x() - s * vector.y(), s * vector.x() + c * vector.y()};
}

}  // namespace handhold
