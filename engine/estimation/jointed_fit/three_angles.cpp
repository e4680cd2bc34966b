// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/three_angles.h"

#include <numbers>

namespace handhold {

namespace {

/// Below it a direction or a turn is open.
constexpr double kOpen = 1e-9;
constexpr double kTurn = 2.0 * std::numbers::pi;

/// The whole turns that bring an angle nearest to another, which are within 90 deg where frames are close.
double near(double angle, double before) { return angle + kTurn * std::round((before - angle) / kTurn); }

/// n with its derivatives by time (C.1, C.7, C.22 to C.24).
struct Axis {
  Vector3 n, first, second;
};

struct Sines {
  double s1, c1, s2, c2;
  explicit Sines(const Vector3& angles)
      : s1(std::sin(angles[0])), c1(std::cos(angles[0])), s2(std::sin(angles[1])), c2(std::cos(angles[1])) {}
};

Axis axisOf(const ThreeAngles& angles) {
  const auto [s1, c1, s2, c2] = Sines(angles.value);
  const double p = angles.first[0], r = angles.first[1], pp = angles.second[0], rr = angles.second[1];
  return {
      {c2 * s1, s2, c2 * c1},
      {-s2 * s1 * r + c2 * c1 * p, c2 * r, -s2 * c1 * r - c2 * s1 * p},
      {c2 * c1 * pp - s2 * s1 * rr - 2.0 * s2 * c1 * p * r - c2 * s1 * (p * p + r * r), -s2 * r * r + c2 * rr,
       -c2 * s1 * pp - s2 * c1 * rr + 2.0 * s2 * s1 * p * r - c2 * c1 * (p * p + r * r)}};
}

/// The other angles of the same direction (fig. C.2).
Vector3 nearer(const Vector3& angles, const Vector3& before) {
  const Vector3 other(angles[0] + 0.5 * kTurn, 0.5 * kTurn - angles[1], angles[2]);
  const auto brought = [&before](Vector3 value) {
    for (int i = 0; i < 3; ++i) value[i] = near(value[i], before[i]);
    return value;
  };
  const Vector3 a = brought(angles), b = brought(other);
  return (a - before).norm() <= (b - before).norm() ? a : b;
}

/// Steps 1 and 2 for one frame.
Vector3 alignedTo(const Quaternion& q, const Vector3& before) {
  const Axis past = axisOf({before});
  Quaternion turned(std::cos(0.5 * before[2]), 0.0, 0.0, 0.0);
  turned.vec() = std::sin(0.5 * before[2]) * past.n;
  const double side = q.dot(turned) < 0.0 ? -1.0 : 1.0;  // q or -q
  const Vector3 vector = side * q.vec();
  const double w = side * q.w(), sine = vector.norm();
  if (sine < kOpen) return {before[0], before[1], near(2.0 * std::atan2(0.0, w), before[2])};
  const double way = vector.dot(past.n) < 0.0 ? -1.0 : 1.0;  // n or -n
  const Vector3 n = way / sine * vector;
  const double theta = 2.0 * std::atan2(way * sine, w);
  const double flat = std::hypot(n.x(), n.z());
  const double phi1 = flat < kOpen ? before[0] : std::atan2(n.x(), n.z());  // fig. C.6: it stays
  return nearer({phi1, std::atan2(n.y(), flat), theta}, {before[0], before[1], before[2]});
}

/// phi1', phi2' of n' (C.9 to C.18) or phi1'', phi2'' of what is left of n'' (C.25 to C.30), which share
/// their form; along y phi1's is `open`.
Vector2 ratesOf(const Vector3& n, const Sines& sines, double open) {
  const auto [s1, c1, s2, c2] = sines;
  const bool isSideways = std::abs(s1) > std::abs(c1);
  if (std::abs(c2) < kOpen) return {open, isSideways ? -n.x() / (s2 * s1) : -n.z() / (s2 * c1)};
  const double phi2 = n.y() / c2;
  return {isSideways ? -(n.z() + s2 * c1 * phi2) / (c2 * s1) : (n.x() + s2 * s1 * phi2) / (c2 * c1), phi2};
}

/// n' of a turn: what of omega is across n is sin theta n' + (1 - cos theta) n x n'.
Vector3 across(const Vector3& n, const Vector3& turning, double theta) {
  const double s = std::sin(theta), c = 1.0 - std::cos(theta);
  const Vector3 part = turning - n.dot(turning) * n;
  return (s * part - c * n.cross(part)) / (s * s + c * c);
}

}  // namespace

TurningRotation turnOf(const ThreeAngles& angles) {
  const auto [n, first, second] = axisOf(angles);
  const double theta = angles.value[2], rate = angles.first[2];
  const double s = std::sin(theta), c = std::cos(theta);
  TurningRotation turn;
  turn.q.w() = std::cos(0.5 * theta);
  turn.q.vec() = std::sin(0.5 * theta) * n;
  turn.omega = rate * n + s * first + (1.0 - c) * n.cross(first);  // (C.6)
  turn.alpha = angles.second[2] * n + (1.0 + c) * rate * first + s * second + s * rate * n.cross(first) +
               (1.0 - c) * n.cross(second);  // (C.20)
  return turn;
}

ThreeAngles anglesOf(const TurningRotation& turn, const ThreeAngles& before) {
  ThreeAngles angles{alignedTo(turn.q, before.value), before.first, before.second};
  const double theta = angles.value[2];
  const Sines sines(angles.value);
  const Vector3 n = axisOf({angles.value}).n;
  angles.first[2] = n.dot(turn.omega);
  angles.second[2] = n.dot(turn.alpha);
  if (1.0 - std::cos(theta) < kOpen * kOpen) return angles;  // C.8: n is open
  const Vector3 n1 = across(n, turn.omega, theta);
  angles.first.head<2>() = ratesOf(n1, sines, before.first[0]);
  angles.second[2] += n1.dot(turn.omega);  // (C.19)
  const double s = std::sin(theta), c = std::cos(theta), rate = angles.first[2];
  const Vector3 left = turn.alpha - (1.0 + c) * rate * n1 - s * rate * n.cross(n1);
  const Vector3 n2 = across(n, left, theta) - n1.squaredNorm() * n;
  ThreeAngles steady = angles;
  steady.second.setZero();
  angles.second.head<2>() = ratesOf(n2 - axisOf(steady).second, sines, before.second[0]);
  return angles;
}

std::vector<Vector3> alignedAngles(const std::vector<Quaternion>& q) {
  std::vector<Vector3> angles;
  Vector3 before = Vector3::Zero();
  // frames before the first that turns have no n of their own: they take its
  for (const Quaternion& one : q)
    if (one.vec().norm() >= kOpen) {
      before = alignedTo(one, before);
      break;
    }
  for (const Quaternion& one : q) angles.push_back(before = alignedTo(one, before));
  return angles;
}

FrameTurns frameTurnsByAngles(const std::vector<Quaternion>& q, double step) {
  const std::vector<Vector3> angles = alignedAngles(q);
  const FrameSpline spline = frameSpline(angles, step);
  FrameTurns turns;
  for (std::size_t i = 0; i < q.size(); ++i) {
    const TurningRotation turn = turnOf({angles[i], spline.first[i], spline.second[i]});
    turns.q.push_back(turn.q);
    turns.omega.push_back(turn.omega);
    turns.alpha.push_back(turn.alpha);
  }
  return turns;
}

}  // namespace handhold
