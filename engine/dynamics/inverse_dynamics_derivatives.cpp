// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/inverse_dynamics_derivatives.h"

#include "engine/dynamics/derivative_recursion.h"

namespace handhold {

TorqueDerivatives::TorqueDerivatives(const Model& model)
    : tau(VectorX::Zero(model.velocitySize())),
      dq(MatrixX::Zero(model.velocitySize(), model.velocitySize())),
      dv(MatrixX::Zero(model.velocitySize(), model.velocitySize())),
      M(MatrixX::Zero(model.velocitySize(), model.velocitySize())) {}

void inverseDynamicsDerivatives(const Model&, const VectorX& q, const VectorX& v, const VectorX& vdot,
                                const Vector3& gravity, Data& data, TorqueDerivatives& result) {
  derivativeRecursion(data.tree, StateView<double>{q.data(), v.data(), vdot.data()}, gravity, data.derivative,
                      {result.tau.data(), result.dq.data(), result.dv.data(), result.M.data()});
}

// Row j of J^T (N, F) is z_j . (N + (p - p_j) x F). Turning by joint i moves p by z_i x (p - p_i); where i
// carries j it turns z_j and p - p_j as well:
//   j carries i or is i:   d/dq_i = z_j . ((z_i x (p - p_i)) x F)
//   i carries j:           d/dq_i = (z_i x z_j) . (N + (p - p_j) x F) + z_j . ((z_i x (p - p_j)) x F)
// The base turns about its origin with N, F and the world axes of its rows held.
void addWrenchDerivative(const Model& model, const Data& data, const LinkWrench& wrench, double sign,
                         MatrixX& dtau_dq) {
  const Vector3 force = sign * wrench.force, moment = sign * wrench.moment;
  const auto arm = [&](int link) -> Vector3 { return wrench.point - data.p_WL[link]; };
  const auto putColumn = [&](int i, int column, const Vector3& z) {
    const Vector3 change = z.cross(arm(i)).cross(force);
    for (int j = i; j > 0; j = model.joints[j].parent) dtau_dq(5 + j, column) += data.axis_W[j].dot(change);
    dtau_dq.col(column).segment<3>(3) += change;
  };
  for (int k = 0; k < 3; ++k) putColumn(0, 3 + k, Vector3::Unit(k));
  for (int j = wrench.link; j > 0; j = model.joints[j].parent) {
    putColumn(j, 5 + j, data.axis_W[j]);
    const Vector3& z = data.axis_W[j];
    const Vector3 r = arm(j), total = moment + r.cross(force);
    // z_i . c for every axis z_i that carries j
    const Vector3 c = z.cross(total) + r.cross(force.cross(z));
    for (int i = model.joints[j].parent; i > 0; i = model.joints[i].parent)
      dtau_dq(5 + j, 5 + i) += data.axis_W[i].dot(c);
    dtau_dq.row(5 + j).segment<3>(3) += c.transpose();
  }
}

}  // namespace handhold
