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

/// Where a segment and a mesh come near: one place for each group of its triangles that matters, with weights
/// whose sum is one. The distance is their soft minimum -kMeshBlend log sum exp(-distance / kMeshBlend),
/// never above the least of them and at most 4 mm below: in a corner of two walls it falls to neither of them
/// alone, and its derivative has a share of both. Its derivative is the weighted sum of theirs, its second
/// derivative that sum less the spread of the slopes over kMeshBlend.
struct NearestToMesh {
  double distance = 0.0;  ///< (m) of the soft minimum; negative within
  double least = 0.0;     ///< (m) of the nearest place
  int count = 0;          ///< of places
  std::array<NearestPoints, TriangleSolid::kGroups> places;
  std::array<double, TriangleSolid::kGroups> weights = {};
};

constexpr double kMeshBlend = 0.002;  ///< (m)

/// Outside of a mesh the distance, as of a box but with sharp edges. Where the segment passes through the
/// skin or lies within what the mesh encloses, the shortest way out that the faces there tell, negative:
/// beyond the plane of a face that is passed or nearest, or across an edge between a face that is entered and
/// one that is left; skin without an inside is passed on the side of the segment's shorter end. It has kinks
/// where two ways are equally long. Without places where nothing is nearer than `far` (m).
NearestToMesh nearestPoints(const Segment& a, const MeshBody& mesh, double far);

/// Signed distance of a point from a mesh, negative inside; at most `far` (m).
double distanceTo(const MeshBody& mesh, const Vector3& p_W, double far);

}  // namespace handhold
