// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/arm/attitude.h"

namespace handhold {

/// A rigid segment in axes of its own: from its proximal end along x.
struct ArmSegment {
  std::string name;
  int on = -1;  ///< the segment towards the shoulder (`segcons`); -1: it hangs on the shoulder
  Vector3 from = Vector3::Zero();         ///< its proximal end, in the axes of the one it hangs on (m)
  double length = 1.0;                    ///< m
  double mass = 1.0;                      ///< kg
  Vector3 centre = Vector3::Zero();       ///< of mass (m)
  Matrix3 inertia = Matrix3::Identity();  ///< about the centre of mass (kg m^2)

  /// A place at a part of its length from the proximal end.
  Vector3 at(double ratio) const { return ratio * length * Vector3::UnitX(); }
};

/// Segments that hang on each other without loops, in any order; one hangs on the shoulder.
struct SegmentTree {
  std::vector<ArmSegment> segments;

  int count() const { return static_cast<int>(segments.size()); }
  const ArmSegment& operator[](int segment) const { return segments[std::size_t(segment)]; }
};

/// By segment the number of joints up to the shoulder (004, 3.3.1, `treehier`): one for the first. Throws
/// InputError where segments hang on each other in a loop, on none that there is, or not one on the shoulder.
std::vector<int> hierarchyOf(const SegmentTree& tree);

/// Segments in an order in which each comes after the one that it hangs on.
std::vector<int> fromShoulder(const SegmentTree& tree);

/// Whether `outer` is `inner` or hangs on it, at any distance.
bool hangsOn(const SegmentTree& tree, int outer, int inner);

/// How a tree moves, by segment, in inertial axes; of points the proximal ends.
struct TreeMotion {
  std::vector<Quaternion> q;
  std::vector<Vector3> omega, alpha;                      ///< rad/s, rad/s^2
  std::vector<Vector3> proximal, velocity, acceleration;  ///< m, m/s, m/s^2
};

/// At rest, the shoulder in the origin.
TreeMotion restingTree(const SegmentTree& tree, std::vector<Quaternion> q);

/// Proximal ends and how they move, from attitudes, their rates and the shoulder's place and motion, which
/// stand with the first segment.
void closeTree(const SegmentTree& tree, TreeMotion& motion);

/// A point given in a segment's axes, and how it moves.
Vector3 placeOf(const TreeMotion& motion, int segment, const Vector3& p_S);
Vector3 velocityOf(const TreeMotion& motion, int segment, const Vector3& p_S);
Vector3 accelerationOf(const TreeMotion& motion, int segment, const Vector3& p_S);

Vector3 distalEnd(const SegmentTree& tree, const TreeMotion& motion, int segment);

}  // namespace handhold
