// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/dynamics/inverse_dynamics.h"

namespace handhold {

/// Sums of a hundred products of numbers up to a thousand: well above their rounding, far below any physics.
constexpr double kRounding = 1e-11;
const Vector3 kEarthGravity(0.0, -9.80665, 0.0);

struct State {
  VectorX q, v, vdot;
};

/// Positions inside the limits, any orientation, rates of a quick movement; the same for the same seed.
class RandomStates {
 public:
  RandomStates(const Model& model, unsigned seed) : model_(model), generator_(seed) {}

  State next() {
    State s{model_.zeroPosition(), normal(model_.velocitySize(), 2.0), normal(model_.velocitySize(), 5.0)};
    s.q.head<3>() = normal(3, 1.0);
    s.q.segment<4>(3) = normal(4, 1.0).normalized();
    for (int i = 1; i < model_.linkCount(); ++i)
      s.q[6 + i] =
          std::uniform_real_distribution<double>(model_.joints[i].lower, model_.joints[i].upper)(generator_);
    return s;
  }

  VectorX normal(int size, double deviation) {
    std::normal_distribution<double> distribution(0.0, deviation);
    return VectorX::NullaryExpr(size, [&] { return distribution(generator_); });
  }

 private:
  const Model& model_;
  std::mt19937 generator_;
};

inline VectorX torques(const Model& model, const State& s, const Vector3& gravity = kEarthGravity) {
  Data data(model);
  VectorX tau;
  inverseDynamics(model, s.q, s.v, s.vdot, gravity, data, tau);
  return tau;
}

}  // namespace handhold
