// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/inverse_dynamics.h"

#include <cmath>

#include "engine/dynamics/inverse_recursion.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

// NOLINTNEXTLINE(readability-function-size): as many quantities as the formula has
void inverseDynamics(const Model& model, const VectorX& q, const VectorX& v, const VectorX& vdot,
                     const Vector3& gravity, Data& data, VectorX& tau) {
  tau.resize(model.velocitySize());
  inverseRecursion(data.tree, StateView<double>{q.data(), v.data(), vdot.data()}, gravity, data.inverse,
                   tau.data());
}

// NOLINTNEXTLINE(readability-function-size): as many quantities as the formula has
void inverseDynamics(const Model& model, const VectorX& q, const VectorX& v, const VectorX& vdot,
                     const Vector3& gravity, std::span<const LinkWrench> wrenches, Data& data, VectorX& tau) {
  inverseDynamics(model, q, v, vdot, gravity, data, tau);
  updateKinematics(model, q, data);
  addWrenches(model, data, wrenches, -1.0, tau);
}

void addStiffness(const Model& model, const VectorX& q, VectorX& tau) {
  for (int i = 1; i < model.linkCount(); ++i)
    tau[5 + i] += model.joints[i].stiffness * (q[6 + i] - model.joints[i].neutral);
}

void addFriction(const Model& model, const VectorX& v, VectorX& tau) {
  for (int i = 1; i < model.linkCount(); ++i)
    tau[5 + i] += model.joints[i].friction * std::tanh(v[5 + i] / model.joints[i].frictionRate);
}

void addPassive(const Model& model, const VectorX& q, const VectorX& v, VectorX& tau) {
  addStiffness(model, q, tau);
  addFriction(model, v, tau);
}

void addDamping(const Model& model, const VectorX& v, VectorX& tau) {
  for (int i = 1; i < model.linkCount(); ++i) tau[5 + i] += model.joints[i].damping * v[5 + i];
}

}  // namespace handhold
