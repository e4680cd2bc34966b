// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// Triangles of a box about the origin, three corners each, wound outwards.
inline std::vector<Vector3> boxCorners(const Vector3& half) {
  std::vector<Vector3> corners;
  for (int axis = 0; axis < 3; ++axis)
    for (const double side : {-1.0, 1.0}) {
      const Vector3 middle = side * half[axis] * Vector3::Unit(axis);
      const Vector3 u = half[(axis + 1) % 3] * Vector3::Unit((axis + 1) % 3);
      const Vector3 w = side * half[(axis + 2) % 3] * Vector3::Unit((axis + 2) % 3);
      const Vector3 a = middle - u - w, b = middle + u - w, c = middle + u + w, d = middle - u + w;
      corners.insert(corners.end(), {a, b, c, a, c, d});
    }
  return corners;
}

/// Of a sphere about the origin, `count` bands from pole to pole.
inline std::vector<Vector3> ballCorners(double radius, int count) {
  const auto at = [&](int i, int k) {
    const double down = M_PI * i / count, around = M_PI * k / count;
    return Vector3(radius * Vector3(std::sin(down) * std::cos(around), std::cos(down),
                                    std::sin(down) * std::sin(around)));
  };
  std::vector<Vector3> corners;
  for (int i = 0; i < count; ++i)
    for (int k = 0; k < 2 * count; ++k)
      corners.insert(corners.end(),
                     {at(i, k), at(i + 1, k + 1), at(i + 1, k), at(i, k), at(i, k + 1), at(i + 1, k + 1)});
  return corners;
}

}  // namespace handhold
