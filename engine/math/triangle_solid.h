// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// Which part of a triangle a point is nearest to.
enum class TrianglePart : std::uint8_t { Corner0, Corner1, Corner2, Edge01, Edge12, Edge20, Face };

/// The nearest point of a triangle to another point, with the part of the triangle on which it lies (Ericson,
/// Real-Time Collision Detection, 2005, 5.1.5).
struct OnTriangle {
  Vector3 point = Vector3::Zero();
  TrianglePart part = TrianglePart::Face;
};
OnTriangle nearestOnTriangle(const Vector3& p, const Vector3& a, const Vector3& b, const Vector3& c);

/// The skin of a thing, as triangles in its own axes (m), in a tree of boxes that finds the nearest quickly.
///
/// Triangles whose corners are the same within a millionth of the thing's size hang together. What hangs
/// together and has no open edge encloses something: there a side is inside, told by the normals of faces,
/// edges (sum of both faces) and corners (faces weighted by their angles; Baerentzen and Aanaes, Signed
/// distance computation using the angle weighted pseudonormal, 2005). Its triangles may wind either way:
/// outside is where the volume is not, and a closed skin inside of another is a cavity. What has open edges
/// has two sides alike and no inside.
///
/// Triangles lie in six groups by the axis that their normals are nearest to, each with a tree of its own: of
/// a group the distance has no kinks where a thing is not thin, as two walls of a corner are in two groups.
class TriangleSolid {
 public:
  static constexpr int kGroups = 6;

  struct Triangle {
    std::array<int, 3> corners = {};
    Vector3 normal = Vector3::Zero();  ///< unit, out of what is closed; zero: a line
    std::array<Vector3, 3> edgeNormals = {Vector3::Zero(), Vector3::Zero(),
                                          Vector3::Zero()};  ///< of Edge01, Edge12, Edge20; not unit
    bool isClosed = false;                                   ///< it belongs to a skin without open edges
  };

  /// A box about some triangles: of a leaf `count` from `first`, else of two nodes, `first` and the next one.
  struct Node {
    Vector3 least, most;
    int first = 0, count = 0;
    bool isLeaf() const { return count > 0; }
  };

  /// Three corners for each triangle (m), finite.
  explicit TriangleSolid(const std::vector<Vector3>& corners);

  const std::vector<Triangle>& triangles() const { return triangles_; }
  const std::vector<Vector3>& corners() const { return corners_; }
  const Vector3& corner(const Triangle& triangle, int k) const { return corners_[triangle.corners[k]]; }
  const std::vector<Node>& nodes() const { return nodes_; }
  /// Root of a group's tree; negative: the group is empty.
  int root(int group) const { return roots_[group]; }
  OnTriangle nearestOn(const Triangle& triangle, const Vector3& p) const {
    return nearestOnTriangle(p, corner(triangle, 0), corner(triangle, 1), corner(triangle, 2));
  }
  /// Normal of a part of a triangle, out of what is closed; not unit.
  const Vector3& normalOf(const Triangle& triangle, TrianglePart part) const;
  bool hasInside() const { return hasInside_; }

  struct Nearest {
    double distance = 0.0;  ///< (m) negative inside
    int triangle = 0;
    OnTriangle on;
  };
  /// Of all triangles that are nearer than `far` (m).
  std::optional<Nearest> nearest(const Vector3& p, double far) const;

 private:
  void orient();
  void group();
  void grow(int first, int count, std::vector<int>& order);
  void addNormals();

  std::vector<Vector3> corners_, cornerNormals_;
  std::vector<Triangle> triangles_;
  std::vector<Node> nodes_;
  std::array<int, kGroups> roots_ = {};
  bool hasInside_ = false;
};

}  // namespace handhold
