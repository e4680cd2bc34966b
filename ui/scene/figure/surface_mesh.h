// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// Points and triangles, counter-clockwise seen from outside.
struct SurfaceMesh {
  std::vector<Vector3> points;
  std::vector<std::array<int, 3>> triangles;
};

}  // namespace handhold
