// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include "ui/scene/figure_instance.h"
#include "ui/scene/strap.h"

namespace handhold {

/// The skin of a person's trunk, over which straps are drawn tight. Empty for a figure without skin.
class TrunkSkin {
 public:
  explicit TrunkSkin(const FigureInstance& figure);

  bool isEmpty() const { return triangles_.empty(); }
  /// Where it is cut by the plane with that normal.
  std::vector<Vector3> cut(const Vector3& point, const Vector3& normal) const;

 private:
  std::vector<std::array<Vector3, 3>> triangles_;
};

/// A strap in the plane through both axes: from one place behind the trunk to another by its front, or all
/// round.
struct StrapWay {
  Vector3 middle = Vector3::Zero();  ///< on the plane, within the trunk
  Vector3 along = Vector3::UnitY();
  Vector3 ahead = Vector3::UnitZ();
  std::optional<std::pair<Vector3, Vector3>>
      ends;              ///< of the skin counts what lies beyond the first, along by along
  double width = 0.045;  ///< (m)
};

/// As tight as it goes around the trunk.
Solid tautStrap(const TrunkSkin& skin, const StrapWay& way, Color color);

/// The middle of its front.
Pose frontOf(const TrunkSkin& skin, const StrapWay& way);

}  // namespace handhold
