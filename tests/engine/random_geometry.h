// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/math/types.h"

namespace handhold {

/// Numbers, vectors and rotations from a seed.
class RandomGeometry {
 public:
  explicit RandomGeometry(unsigned seed) : random_(seed) {}

  Vector3 vector() { return {normal_(random_), normal_(random_), normal_(random_)}; }
  Vector3 direction() { return vector().normalized(); }
  Quaternion rotation() {
    return Quaternion(normal_(random_), normal_(random_), normal_(random_), normal_(random_)).normalized();
  }
  /// Principal moments of 0.02 to 0.12 in any axes (kg m2).
  Matrix3 inertia() {
    const Matrix3 turn = rotation().toRotationMatrix();
    const Vector3 moments(0.02 + 0.1 * unit(), 0.02 + 0.1 * unit(), 0.02 + 0.1 * unit());
    return turn * moments.asDiagonal() * turn.transpose();
  }
  double unit() { return uniform_(random_); }
  int pick(int count) { return static_cast<int>(unit() * count); }

 private:
  std::mt19937 random_;
  std::normal_distribution<double> normal_;
  std::uniform_real_distribution<double> uniform_;
};

}  // namespace handhold
