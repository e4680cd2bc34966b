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
/// together and has no open edge encloses something. Its triangles may wind either way: outside is where the
/// volume is not, and a closed skin inside of another that winds the other way is a cavity. An assembly may
/// have parts that stand in each other: inside is where closed skins wind around a point more often outwards
/// than inwards, and triangles within another part are buried. What has open edges has two sides alike and no
/// inside.
///
/// Triangles lie in six groups by the axis that their normals are nearest to, each with a tree of its own: of
/// a group the distance has no kinks where a thing is not thin, as two walls of a corner are in two groups.
class TriangleSolid {
 public:
  static constexpr int kGroups = 6;

  struct Triangle {
    std::array<int, 3> corners = {};
    Vector3 normal = Vector3::Zero();   ///< unit, out of what is closed; zero: a line
    bool isClosed = false;              ///< it belongs to a skin without open edges
    bool isBuried = false;              ///< all of it lies within other parts
    std::array<bool, 3> isBorder = {};  ///< Edge01, Edge12, Edge20 of what is open: nothing goes on there
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
  bool hasInside() const { return hasInside_; }
  int openCount() const;  ///< triangles of open skins

  /// How often closed skins wind around a point; of one on a skin that of either side.
  int windingAt(const Vector3& p) const;
  bool isInside(const Vector3& p) const { return hasInside_ && windingAt(p) > 0; }
  /// Whether it leads out of all parts to go on a little from a point of a skin.
  bool leadsOut(const Vector3& from, const Vector3& way) const { return !isInside(from + grain_ * way); }

  struct Nearest {
    double distance = 0.0;  ///< (m)
    int triangle = 0;
    OnTriangle on;
  };
  /// Of all triangles that are nearer than `far` (m).
  std::optional<Nearest> nearest(const Vector3& p, double far) const;
  /// From a point inside: the nearest of a group's triangles where it comes out.
  std::optional<Nearest> wayOut(const Vector3& p, int group, double far) const;
  /// (m), negative inside; between `far` and its negative.
  double distance(const Vector3& p, double far) const;

 private:
  void group();
  void grow(int first, int count, std::vector<int>& order);
  void markBorders();
  void bury();
  std::optional<int> crossings(const Vector3& p, const Vector3& way) const;
  template <class Accept>
  std::optional<Nearest> search(const Vector3& p, const std::vector<int>& roots, double far,
                                const Accept& accept) const;

  std::vector<Vector3> corners_;
  std::vector<Triangle> triangles_;
  std::vector<Node> nodes_;
  std::array<int, kGroups> roots_ = {};
  Vector3 middle_ = Vector3::Zero();
  double grain_ = 0.0;  ///< as far off a skin is off it for sure (m)
  bool hasInside_ = false;
};

}  // namespace handhold
