// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// Triangles by the numbers of their corners.
using TriangleCorners = std::array<int, 3>;

/// Corners that are one within a millionth of the whole, each once, and the triangles between them; those
/// that are left with two corners are dropped, and of skins that lie there once either way round one.
struct WeldedTriangles {
  std::vector<Vector3> corners;
  std::vector<TriangleCorners> triangles;
  double grain = 0.0;  ///< what lies nearer together has no gap between it (m)
};
WeldedTriangles weldedTriangles(const std::vector<Vector3>& corners);

/// Which triangles hang together over edges, and whether these are closed: each edge is gone along as often
/// one way as the other.
struct TriangleSkins {
  std::vector<int> ofTriangle;  ///< number of the skin
  std::vector<bool> isClosed;   ///< of each skin
};
TriangleSkins skinsOf(const std::vector<TriangleCorners>& triangles);

/// Turns closed skins that enclose a negative volume. Of one within others the outermost of these tells:
/// where that one is turned it is turned, too, else it stays and may be a cavity.
void turnOutwards(WeldedTriangles& welded, const TriangleSkins& skins);

}  // namespace handhold
