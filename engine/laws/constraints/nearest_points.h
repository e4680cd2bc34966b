// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// A line between two points, in world (m).
struct Segment {
  Vector3 from = Vector3::Zero(), to = Vector3::Zero();

  Vector3 edge() const { return to - from; }
  Vector3 at(double s) const { return from + s * edge(); }
  Vector3 middle() const { return 0.5 * (from + to); }
  double length() const { return edge().norm(); }
};

/// A box in world; `half` are half its edges.
struct Block {
  Pose X_WB;
  Vector3 half = Vector3::Zero();  ///< (m)
};

/// Where a segment a and another thing b come nearest, with all that second derivatives need.
///
/// The distance is min over z of phi(r(z)) and a small term that prefers the middles of the segments, r from
/// b to a: the minimum is single even between parallel segments, its place moves smoothly, and its derivative
/// is that of phi with the points held fixed on their bodies. With J = dr/dq, e the edges, D = de/dq:
///   d2/dq2 = n . d2r/dq2 + J^T A J - G K^-1 G^T,  G = [J^T B e_a + D_a^T n, -J^T B e_b - D_b^T n].
struct NearestPoints {
  double distance = 0.0;                             ///< (m); of a block and a floor negative inside
  Vector3 a = Vector3::Zero(), b = Vector3::Zero();  ///< in world (m)
  Vector3 normal = Vector3::Zero();                  ///< d distance / d a, and the opposite by b
  Matrix3 A = Matrix3::Zero(), B = Matrix3::Zero();  ///< (1/m)
  Vector3 edgeA = Vector3::Zero(), edgeB = Vector3::Zero();
  Eigen::Matrix2d inverseK = Eigen::Matrix2d::Zero();  ///< rows of ends that do not slide are zero
};

/// The distance is at most this much above the true one (m), nowhere below it; where segments cross it is
/// small instead of zero.
constexpr double kNearestExcess = 0.015, kNearestExcessAtTenCentimetres = 0.0011;

/// Weight of the term that prefers the middle of a segment against a plane or a block (m).
constexpr double kNearestMiddle = 4e-3;

NearestPoints nearestPoints(const Segment& a, const Segment& b);

/// Signed distance to a box whose edges are rounded by at most a centimetre. Deeper than that it is the
/// shortest way out of the box for the whole segment, negative: the greatest gap that any direction sees
/// between the two (the directions of separating axes; Gottschalk, Lin, Manocha, OBBTree, 1996, section 5).
/// It has a kink where two ways out are equally long.
NearestPoints nearestPoints(const Segment& a, const Block& block);

/// Height of the lowest point above a level floor.
NearestPoints nearestPoints(const Segment& a, double floorHeight);

}  // namespace handhold
