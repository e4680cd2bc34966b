// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/math/vec3.h"
#include "engine/model/model.h"

namespace handhold {

/// Which coordinate axis a joint turns about; Any where it is none of the three.
enum class Turn { X, Y, Z, Any };

/// One joint and its link as the recursions read it.
struct TreeLink {
  int parent = -1;
  Turn turn = Turn::Any;
  double sign = 1.0;  ///< the joint's axis is sign times the coordinate axis
  bool hasOffset = false;
  bool hasMass = false;
  bool startsSum = false;  ///< the first, from the ends, that is added to a parent without mass
  bool endsEmpty = false;  ///< has no mass and carries nothing
  Vec3<double> axis{};     ///< of the joint, in link axes
  Vec3<double> offset{};   ///< of the joint in the parent link (m)
  double mass = 0.0;
  Vec3<double> firstMoment{};         ///< about the link origin, in link axes (kg m)
  Symmetric3<double> inertia{};       ///< about the link origin (kg m^2)
  Symmetric3<double> secondMoment{};  ///< sum of m r r^T about the link origin (kg m^2)
};

/// The velocity indices from begin to before end.
struct IndexRange {
  int begin, end;
};

/// A model's tree in the order of use; dummy links are marked, coordinate axes recognised.
struct Tree {
  explicit Tree(const Model& model);

  int count() const { return static_cast<int>(links.size()); }

  std::array<bool, 6> baseFree;  ///< as the model's
  std::vector<TreeLink> links;
  /// All links but the base, the farthest from it first, siblings in falling order. Neighbours hang on
  /// different limbs: a processor then works on several of them at once, where each waits for what hangs on
  /// it.
  std::vector<int> inward;
  std::vector<std::vector<IndexRange>> above;  ///< of each link: the joints on the way from the base, its own
  std::vector<std::vector<IndexRange>> below;  ///< of each link: its own joint and those that it carries
};

}  // namespace handhold
