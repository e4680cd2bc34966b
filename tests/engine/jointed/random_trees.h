// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/jointed/jointed_bodies.h"
#include "tests/engine/random_geometry.h"

namespace handhold {

/// Trees with branches, and states of them, from a seed.
class RandomTrees : public RandomGeometry {
 public:
  using RandomGeometry::RandomGeometry;

  JointedBodies tree(int count) {
    JointedBodies tree;
    for (int i = 0; i < count; ++i) {
      const Matrix3 I = inertia();
      tree.bodies.push_back({"body " + std::to_string(i), 0.5 + 5.0 * unit(), I});
      // a branch from any of the bodies before
      if (i > 0) tree.joints.push_back({pick(i), i, 0.3 * vector(), 0.3 * vector()});
    }
    return tree;
  }

  /// Its joints still open.
  JointedMotion motion(int count) {
    JointedMotion motion;
    for (int i = 0; i < count; ++i) {
      motion.pose.q.push_back(rotation());
      motion.pose.centre.push_back(vector());
      for (auto* rates : {&motion.omega, &motion.velocity, &motion.alpha, &motion.acceleration})
        rates->push_back(vector());
    }
    return motion;
  }
};

}  // namespace handhold
