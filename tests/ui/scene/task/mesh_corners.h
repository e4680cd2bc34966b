// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "ui/scene/grip/held_field.h"

namespace handhold::testing {

/// A box about the origin as twelve triangles.
inline MeshCorners boxCorners(const Vector3& half) {
  MeshCorners corners;
  for (int axis = 0; axis < 3; ++axis)
    for (const double side : {-1.0, 1.0}) {
      const auto corner = [&](double u, double v) {
        Vector3 p;
        p[axis] = side * half[axis];
        p[(axis + 1) % 3] = u * half[(axis + 1) % 3];
        p[(axis + 2) % 3] = v * half[(axis + 2) % 3];
        return p;
      };
      for (const double k : {-1.0, 1.0}) {
        corners.push_back(corner(-1.0, -1.0));
        corners.push_back(corner(k, -k));
        corners.push_back(corner(1.0, 1.0));
      }
    }
  return corners;
}

/// A tube along x of a radius, from -half to half, its ends closed, as flat strips.
inline MeshCorners tubeCorners(double radius, double half, int sides = 96) {
  MeshCorners corners;
  const auto rim = [&](double x, int k) {
    const double angle = 2.0 * M_PI * k / sides;
    return Vector3(x, radius * std::cos(angle), radius * std::sin(angle));
  };
  for (int k = 0; k < sides; ++k) {
    corners.insert(corners.end(), {rim(-half, k), rim(half, k), rim(half, k + 1)});
    corners.insert(corners.end(), {rim(-half, k), rim(half, k + 1), rim(-half, k + 1)});
    for (const double end : {-half, half})
      corners.insert(corners.end(), {Vector3(end, 0.0, 0.0), rim(end, k), rim(end, k + 1)});
  }
  return corners;
}

}  // namespace handhold::testing
