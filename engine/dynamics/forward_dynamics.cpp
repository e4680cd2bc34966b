// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/forward_dynamics.h"

#include "engine/dynamics/articulated_recursion.h"

namespace handhold {

// Flattened: left to itself the compiler passes inertias through memory, packs above all.
[[gnu::flatten]] void forwardDynamics(const Model& model, const VectorX& q, const VectorX& v,
                                      const VectorX& tau, const Vector3& gravity, Data& data, VectorX& vdot) {
  vdot.resize(model.velocitySize());
  articulatedRecursion(data.tree, StateView<double>{q.data(), v.data(), nullptr}, tau.data(), gravity,
                       data.inverse, data.articulated, vdot.data());
}

}  // namespace handhold
