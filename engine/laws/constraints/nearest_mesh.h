// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>

#include "engine/laws/constraints/nearest_points.h"
#include "engine/math/triangle_solid.h"

namespace handhold {

/// A thing of triangles in world.
struct MeshBody {
  Pose X_WB;
  std::shared_ptr<const TriangleSolid> solid;
};

/// Where a segment and a mesh come near: one place for each group of its triangles that matters, with its
/// share of the derivative. The distance is their soft minimum, at most 4 mm below the least of them: in a
/// corner of two walls it falls to neither of them alone, and its derivative has a share of both. It is that
/// of h(d) = d + kMeshSharp log d, so that it grows sharper towards the skin and meets it there: h(distance)
/// = -kMeshBlend log sum exp(-h(distance_i) / kMeshBlend). Its derivative g is sum weights_i g_i, its second
/// derivative sum (weights_i H_i + bends_i g_i g_i^T) + bend g g^T.
struct NearestToMesh {
  double distance = 0.0;  ///< (m) of the soft minimum; negative within
  double least = 0.0;     ///< (m) of the nearest place
  int count = 0;          ///< of places
  std::array<NearestPoints, TriangleSolid::kGroups> places;
  std::array<double, TriangleSolid::kGroups> weights = {}, bends = {};  ///< bends (1/m)
  double bend = 0.0;                                                    ///< (1/m)
};

constexpr double kMeshBlend = 0.002, kMeshSharp = 0.04;  ///< (m)

/// Outside of a mesh the distance, as of a box but with sharp edges, whose curvature is that of a rounding of
/// at least a millimetre. Where the segment passes through the skin or lies within what the mesh encloses,
/// the shortest way out that the faces there tell, negative (shortestWayOut). It has kinks where two ways are
/// equally long. Without places where nothing is nearer than `far` (m).
NearestToMesh nearestPoints(const Segment& a, const MeshBody& mesh, double far);

constexpr double kLeastRounding = 0.001;  ///< (m) of edges, where their curvature counts

/// Signed distance of a point from a mesh, negative inside; between `far` and its negative (m).
double distanceTo(const MeshBody& mesh, const Vector3& p_W, double far);

}  // namespace handhold
