// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/planning/reach/reach_map.h"
#include "ui/scene/camera.h"

namespace handhold {

/// The part of a reach that is kept: what lies on the near side of a plane across one of the world's axes.
struct ReachCut {
  int axis = 0;        ///< 0 x, 1 y, 2 z
  double place = 0.0;  ///< (m): kept is what lies below
  bool operator==(const ReachCut&) const = default;
};

inline constexpr double kAnyLoad = 1e9;

/// The reached places of a map as a field between them, linear from place to place: above a half is reached.
class ReachField {
 public:
  /// Of the places with no load above the most.
  ReachField(const ReachMap& map, double mostLoad);

  bool isEmpty() const { return values_.empty(); }
  /// How much of the place is reached, 0 to 1; the loads there, of the nearest places that are reached.
  double reached(const Vector3& p_W) const { return at(values_, p_W); }
  double load(const Vector3& p_W) const { return at(loads_, p_W); }

  /// A node of the grid, which is spaced as the map and has a rim that is not reached.
  struct Node {
    Vector3 p_W;
    double reached = 0.0, load = 0.0;
  };
  const std::array<int, 3>& count() const { return count_; }
  Node node(int x, int y, int z) const;
  double spacing() const { return spacing_; }
  Eigen::AlignedBox3d box() const;  ///< all nodes, in world (m)

  /// Where a ray first comes to what is reached and kept.
  std::optional<Vector3> hit(const Ray& ray, const std::optional<ReachCut>& cut) const;

 private:
  std::size_t indexOf(int x, int y, int z) const {
    return (static_cast<std::size_t>(z) * static_cast<std::size_t>(count_[1]) + static_cast<std::size_t>(y)) *
               static_cast<std::size_t>(count_[0]) +
           static_cast<std::size_t>(x);
  }
  double at(const std::vector<double>& numbers, const Vector3& p_W) const;
  void smooth();
  void spreadLoads(std::vector<bool> known);

  double spacing_ = 0.1;
  Vector3 corner_ = Vector3::Zero();
  std::array<int, 3> count_{0, 0, 0};
  std::vector<double> values_, loads_;
};

}  // namespace handhold
