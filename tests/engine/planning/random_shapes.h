// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/laws/constraints/nearest_points.h"
#include "engine/model/model.h"

namespace handhold {

/// The same shapes and postures in every run.
class RandomShapes {
 public:
  double number(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random_);
  }
  Vector3 point(double reach) {
    return Vector3(number(-reach, reach), number(-reach, reach), number(-reach, reach));
  }
  Segment segment() {
    const Vector3 from = point(0.4);
    return {from, from + point(0.3)};
  }
  /// Joints within half of their limits, the body somewhere and turned.
  VectorX posture(const Model& model) {
    VectorX q = model.relaxedPosition();
    for (int i = 1; i < model.linkCount(); ++i)
      q[6 + i] = 0.5 * q[6 + i] + 0.5 * number(model.joints[i].lower, model.joints[i].upper);
    VectorX step = VectorX::Zero(model.velocitySize());
    step.head<3>() = point(0.1);
    step.segment<3>(3) = point(0.3);
    return moved(model, q, step);
  }

 private:
  std::mt19937 random_{2026};
};

}  // namespace handhold
