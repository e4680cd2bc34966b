// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "ui/scene/figure/figure_data.h"
#include "ui/scene/figure/placed_solid.h"

namespace handhold {

/// The surface of the figure as the zero level of a function: negative inside, positive outside.
/// Immutable after construction; may be asked from many threads.
class ImplicitField {
 public:
  /// The body: the first group is the trunk, into which each other group blends, but not into one another.
  static ImplicitField body(const FigureData& data, const FramePoses& rest);
  /// The bones: every group stands for itself.
  static ImplicitField bones(const FigureData& data, const FramePoses& rest);

  double value(const Vector3& p) const { return value(p, activeNear(p)); }
  /// The same with a list of primitives that contains all whose reach meets p.
  double value(const Vector3& p, std::span<const int> active) const;
  /// Gradient by tetrahedral differences over `step` (m).
  Vector3 gradient(const Vector3& p, double step) const;

  /// Distance of one group alone, without the others.
  double groupDistance(const Vector3& p, int group) const;
  int groupIndex(const std::string& name) const;
  /// The limb whose surface is nearest. Of the body.
  int limbAt(const Vector3& p) const;

  /// Primitives whose reach meets a box, in the order of their combination.
  std::vector<int> activeIn(const Eigen::AlignedBox3d& box) const;
  std::span<const int> activeNear(const Vector3& p) const;
  bool anyAdds(std::span<const int> active) const;

  const Eigen::AlignedBox3d& bounds() const { return bounds_; }
  std::size_t size() const { return solids_.size(); }
  const Eigen::AlignedBox3d& reachOf(int solid) const { return reaches_[solid]; }
  /// Frame of human55 that carries the primitive nearest to p, and its group.
  int frameAt(const Vector3& p) const { return frameOf_[solidAt(p)]; }
  const std::string& groupAt(const Vector3& p) const { return groups_[groupOf_[solidAt(p)]].name; }

 private:
  struct Source {
    const std::vector<FigureSolid>& solids;
    std::vector<SolidGroup> groups;
    int baseGroups = 0;  ///< 1 when the first group is a trunk, 0 when there is none
  };

  ImplicitField(const Source& source, const FramePoses& rest);
  int solidAt(const Vector3& p) const;
  void enlargeBounds();
  void fillLattice();
  double combined(double before, int solid, const Vector3& p) const;
  double limbCrease(double trunk, double nearer, double limb, int group) const;

  std::vector<PlacedSolid> solids_;  ///< sorted by group, then by the order of the file
  std::vector<int> groupOf_;
  std::vector<int> frameOf_;
  std::vector<SolidGroup> groups_;
  int baseGroups_ = 0;
  Vector3 middle_;                            ///< of the plane between left and right
  std::vector<Vector3> outwards_;             ///< of a group's side away from it; zero: of both
  std::vector<Eigen::AlignedBox3d> reaches_;  ///< where a primitive can change the zero level
  Eigen::AlignedBox3d bounds_;
  Eigen::Vector3i latticeSize_;
  std::vector<int> latticeBegin_;
  std::vector<int> latticeSolids_;
};

}  // namespace handhold
