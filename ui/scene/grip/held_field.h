// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// Triangles as three corners each (m).
using MeshCorners = std::vector<Vector3>;

/// How far the surface of a mesh is about a place that a hand holds: on a grid of 5 mm in a cube of 29 cm,
/// between its points by trilinear interpolation.
class HeldField {
 public:
  /// In the axes of the prop: the mesh and the middle of the cube. Within a mesh that is closed, which rays
  /// tell that meet it an even number of times, distances are negative; one with holes has no inside.
  HeldField(const MeshCorners& corners, const Vector3& middle);

  /// (m), at most `kFar`, as beyond the cube.
  double distance(const Vector3& p) const;

  static constexpr double kFar = 0.05;

 private:
  static constexpr int kCount = 59;
  static constexpr double kCell = 0.005;

  std::size_t index(int i, int j, int k) const;
  Vector3 place(int i, int j, int k) const { return least_ + kCell * Vector3(i, j, k); }
  void measure(const MeshCorners& corners);
  void spread(const MeshCorners& corners, std::vector<int>& nearest);
  void findInside(const MeshCorners& corners);

  Vector3 least_;  ///< corner of the cube
  std::vector<float> distances_;
};

}  // namespace handhold
