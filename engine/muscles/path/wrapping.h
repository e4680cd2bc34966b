// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/math/types.h"

namespace handhold {

enum class WrapKind { Cylinder, Sphere, Ellipsoid };

/// The side of a surface that a line must keep, along one of the surface's axes.
struct WrapSide {
  int axis = 0;       ///< 0 to 2: x, y, z
  double sign = 1.0;  ///< 1 or -1
  bool operator==(const WrapSide&) const = default;
};

/// What a line of action lies on where it would pass through. Cylinders lie along z.
struct WrapSurface {
  WrapKind kind = WrapKind::Sphere;
  Vector3 radii = Vector3::Ones();  ///< half axes (m); of a cylinder x and y are its radius
  double length = 0.0;              ///< of a cylinder (m)
  std::optional<WrapSide> side;     ///< none: the shorter way. A line that passes a cylinder or a sphere on
                                    ///< the other side is led round it, too
};

/// Where a taut string meets a surface: straight to `leave`, along it to `arrive`, straight on.
struct Wrapped {
  Vector3 leave = Vector3::Zero(), arrive = Vector3::Zero();  ///< (m)
  Vector3 middle = Vector3::Zero();                           ///< halfway between them, on the surface
  double arc = 0.0;                                           ///< length on the surface (m)
  /// How the end of a geodesic misses its goal by where it begins and its length; zero: unknown.
  Eigen::Matrix<double, 2, 2, Eigen::DontAlign> misses = Eigen::Matrix2d::Zero();
};

/// The shortest way from `from` to `to` (in the surface's axes) around the surface; none where the straight
/// line is free, or an end lies within. On an ellipsoid a geodesic, whose tangents meet both ends; where none
/// is found beside the shortest plane section, that section.
/// `last`, of a neighbouring instant, is where the search for a geodesic begins.
std::optional<Wrapped> wrapAround(const WrapSurface& surface, const Vector3& from, const Vector3& to,
                                  const std::optional<Wrapped>& last = {});

}  // namespace handhold
