// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/jointed/jointed_bodies.h"

namespace handhold {

/// Trees with branches, and states of them, from a seed.
class RandomTrees {
 public:
  explicit RandomTrees(unsigned seed) : random_(seed) {}

  JointedBodies tree(int count) {
    JointedBodies tree;
    for (int i = 0; i < count; ++i) {
      const Matrix3 turn = rotation().toRotationMatrix();
      const Vector3 moments(0.02 + 0.1 * unit(), 0.02 + 0.1 * unit(), 0.02 + 0.1 * unit());
      tree.bodies.push_back(
          {"body " + std::to_string(i), 0.5 + 5.0 * unit(), turn * moments.asDiagonal() * turn.transpose()});
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

  Vector3 vector() { return {normal_(random_), normal_(random_), normal_(random_)}; }
  Quaternion rotation() {
    return Quaternion(normal_(random_), normal_(random_), normal_(random_), normal_(random_)).normalized();
  }
  double unit() { return uniform_(random_); }
  int pick(int count) { return static_cast<int>(unit() * count); }

 private:
  std::mt19937 random_;
  std::normal_distribution<double> normal_;
  std::uniform_real_distribution<double> uniform_;
};

}  // namespace handhold
