// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_model.h"
#include "tests/engine/random_geometry.h"

namespace handhold {

/// Trees, motions and arms from a seed.
class RandomArms : public RandomGeometry {
 public:
  using RandomGeometry::RandomGeometry;

  SegmentTree tree(int count) {
    SegmentTree tree;
    for (int i = 0; i < count; ++i) {
      const Matrix3 I = inertia();
      ArmSegment segment{"segment " + std::to_string(i), i > 0 ? pick(i) : -1};
      if (i > 0) segment.from = 0.3 * vector();
      segment.length = 0.1 + unit();
      segment.mass = 0.5 + 5.0 * unit();
      segment.centre = 0.2 * vector();
      segment.inertia = I;
      tree.segments.push_back(segment);
    }
    return tree;
  }

  /// The shoulder moves, too.
  TreeMotion motion(const SegmentTree& tree) {
    std::vector<Quaternion> q;
    for (int i = 0; i < tree.count(); ++i) q.push_back(rotation());
    TreeMotion motion = restingTree(tree, q);
    for (int i = 0; i < tree.count(); ++i) {
      motion.omega[std::size_t(i)] = vector();
      motion.alpha[std::size_t(i)] = vector();
    }
    motion.velocity[0] = vector();
    motion.acceleration[0] = vector();
    closeTree(tree, motion);
    return motion;
  }

  std::vector<ArmWeight> weights(const SegmentTree& tree, int count) {
    std::vector<ArmWeight> weights;
    for (int i = 0; i < count; ++i) weights.push_back({pick(tree.count()), 1.5 * unit(), 4.0 * unit()});
    return weights;
  }

  HandAxes hand() {
    const Quaternion q = rotation();
    return {q * Vector3::UnitX(), q * Vector3::UnitZ()};
  }
};

}  // namespace handhold
