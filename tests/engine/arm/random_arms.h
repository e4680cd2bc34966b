// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/arm/arm_model.h"

namespace handhold {

/// Trees, motions and arms from a seed.
class RandomArms {
 public:
  explicit RandomArms(unsigned seed) : random_(seed) {}

  SegmentTree tree(int count) {
    SegmentTree tree;
    for (int i = 0; i < count; ++i) {
      const Matrix3 turn = rotation().toRotationMatrix();
      const Vector3 moments(0.02 + 0.1 * unit(), 0.02 + 0.1 * unit(), 0.02 + 0.1 * unit());
      ArmSegment segment{"segment " + std::to_string(i), i > 0 ? pick(i) : -1};
      if (i > 0) segment.from = 0.3 * vector();
      segment.length = 0.1 + unit();
      segment.mass = 0.5 + 5.0 * unit();
      segment.centre = 0.2 * vector();
      segment.inertia = turn * moments.asDiagonal() * turn.transpose();
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

  Vector3 vector() { return {normal_(random_), normal_(random_), normal_(random_)}; }
  Vector3 direction() { return vector().normalized(); }
  Quaternion rotation() {
    return Quaternion(normal_(random_), normal_(random_), normal_(random_), normal_(random_)).normalized();
  }
  HandAxes hand() {
    const Quaternion q = rotation();
    return {q * Vector3::UnitX(), q * Vector3::UnitZ()};
  }
  double unit() { return uniform_(random_); }
  int pick(int count) { return static_cast<int>(unit() * count); }

 private:
  std::mt19937 random_;
  std::normal_distribution<double> normal_;
  std::uniform_real_distribution<double> uniform_;
};

}  // namespace handhold
