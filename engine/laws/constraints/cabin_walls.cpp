// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/cabin_walls.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/task/cabin.h"

namespace handhold {

namespace {

constexpr double kRackThick = 0.5;  // m, of blocks; as deep as nobody gets into them
constexpr double kSill = 0.08;      // m, of an end wall, as it is drawn
constexpr int kAround = 48;         // corners of a hatch

enum class Ring { Hatch, Edge };

/// From the middle to a rectangle's edge in that direction.
double toRectangle(double angle, double x, double y) {
  const double c = std::abs(std::cos(angle)), s = std::abs(std::sin(angle));
  return std::min(c > 1e-12 ? x / c : INFINITY, s > 1e-12 ? y / s : INFINITY);
}

/// From the middle to a square with round corners.
double toHatch(double angle) {
  const double c = std::abs(std::cos(angle)), s = std::abs(std::sin(angle));
  const double straight = 0.5 * kHatch / std::max(c, s), middle = 0.5 * kHatch - kHatchCorner;
  if (straight * std::min(c, s) <= middle) return straight;
  const double along = middle * (c + s);
  return along + std::sqrt(along * along - 2.0 * middle * middle + kHatchCorner * kHatchCorner);
}

std::vector<double> anglesOf(double x, double y) {
  std::vector<double> angles;
  for (int k = 0; k < kAround; ++k) angles.push_back(2.0 * std::numbers::pi * k / kAround - std::numbers::pi);
  const double corner = std::atan2(y, x);
  for (const double angle : {corner, std::numbers::pi - corner, -corner, corner - std::numbers::pi})
    angles.push_back(angle);
  std::ranges::sort(angles);
  const auto same = [](double a, double b) { return b - a < 1e-9; };
  angles.erase(std::unique(angles.begin(), angles.end(), same), angles.end());
  return angles;
}

/// Of a box, where a point lies by so much beyond its faces.
template <int n>
double toBox(const Eigen::Matrix<double, n, 1>& beyond) {
  return beyond.cwiseMax(0.0).norm() + std::min(beyond.maxCoeff(), 0.0);
}

/// In the axes of a cabin of that size, all sides of which are alike.
double toEndWall(const Vector3& p, const Vector3& size) {
  const Vector2 at = p.head<2>().cwiseAbs();
  const Vector2 edge = 0.5 * size.head<2>() + Vector2::Constant(kRackThick);
  const Vector2 hatch = Vector2::Constant(0.5 * kHatch - kHatchCorner);
  const double across = std::max(toBox<2>(at - edge), kHatchCorner - toBox<2>(at - hatch));
  const double along = std::abs(std::abs(p.z()) - 0.5 * (size.z() + kSill)) - 0.5 * kSill;
  return toBox<2>(Vector2(across, along));
}

/// All that is beside the room, for the length of it.
double toRacks(const Vector3& p, const Vector3& size) {
  const Vector3 beyond = p.cwiseAbs() - 0.5 * size;
  return toBox<2>(Vector2(-toBox<2>(beyond.head<2>()), beyond.z()));
}

}  // namespace

double distanceToWalls(const Prop& cabin, const Vector3& p_W) {
  const Vector3 p = cabin.orientation.conjugate() * (p_W - cabin.position);
  return std::min(toRacks(p, cabin.size), toEndWall(p, cabin.size));
}

TriangleSolid endWallSolid(const Vector3& size, double side) {
  const double x = 0.5 * size.x() + kRackThick, y = 0.5 * size.y() + kRackThick;
  const std::vector<double> angles = anglesOf(x, y);
  const double faces[] = {0.5 * side * size.z(), 0.5 * side * (size.z() + 2.0 * kSill)};
  const auto at = [&](std::size_t i, Ring ring, int face) {
    const double angle = angles[i % angles.size()];
    const double radius = ring == Ring::Hatch ? toHatch(angle) : toRectangle(angle, x, y);
    return Vector3(radius * std::cos(angle), radius * std::sin(angle), faces[face]);
  };
  std::vector<Vector3> corners;
  const auto quad = [&](const Vector3& a, const Vector3& b, const Vector3& c, const Vector3& d) {
    corners.insert(corners.end(), {a, b, c, a, c, d});
  };
  for (std::size_t i = 0; i < angles.size(); ++i) {
    const std::size_t next = i + 1;
    quad(at(i, Ring::Hatch, 0), at(next, Ring::Hatch, 0), at(next, Ring::Edge, 0), at(i, Ring::Edge, 0));
    quad(at(i, Ring::Edge, 1), at(next, Ring::Edge, 1), at(next, Ring::Hatch, 1), at(i, Ring::Hatch, 1));
    quad(at(i, Ring::Hatch, 1), at(next, Ring::Hatch, 1), at(next, Ring::Hatch, 0), at(i, Ring::Hatch, 0));
    quad(at(i, Ring::Edge, 0), at(next, Ring::Edge, 0), at(next, Ring::Edge, 1), at(i, Ring::Edge, 1));
  }
  return TriangleSolid(corners);
}

std::vector<Obstacle> cabinWalls(const Prop& cabin) {
  const Matrix3 R = cabin.orientation.toRotationMatrix();
  std::vector<Obstacle> walls;
  for (int axis = 0; axis < 2; ++axis)
    for (const double side : {-1.0, 1.0}) {
      Vector3 half = 0.5 * cabin.size + Vector3::Constant(kRackThick);
      half.z() = 0.5 * cabin.size.z();
      half[axis] = 0.5 * kRackThick;
      const double away = side * 0.5 * (cabin.size[axis] + kRackThick);
      walls.push_back(Block{{R, cabin.position + away * R.col(axis)}, half});
    }
  for (const double side : {-1.0, 1.0})
    walls.push_back(
        MeshBody{{R, cabin.position}, std::make_shared<const TriangleSolid>(endWallSolid(cabin.size, side))});
  return walls;
}

}  // namespace handhold
