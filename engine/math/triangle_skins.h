// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// Triangles by the numbers of their corners.
using TriangleCorners = std::array<int, 3>;

/// Corners that are one within a millionth of the whole, each once, and the triangles between them; those
/// that are left with two corners are dropped.
struct WeldedTriangles {
  std::vector<Vector3> corners;
  std::vector<TriangleCorners> triangles;
};
WeldedTriangles weldedTriangles(const std::vector<Vector3>& corners);

/// Which triangles hang together over edges, and whether these have no open edge and wind one way round.
struct TriangleSkins {
  std::vector<int> ofTriangle;  ///< number of the skin
  std::vector<bool> isClosed;   ///< of each skin
};
TriangleSkins skinsOf(const std::vector<TriangleCorners>& triangles);

}  // namespace handhold
