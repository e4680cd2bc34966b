// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/dynamics/data.h"
#include "engine/dynamics/jacobian.h"

namespace handhold {

/// tau = M vdot + h + g and its derivatives, nv x nv; row i, column j is the change of tau_i. Made for a
/// model: two joints of which neither carries the other have a zero that is never written again.
struct TorqueDerivatives {
  explicit TorqueDerivatives(const Model& model);

  VectorX tau;
  MatrixX dq;  ///< by the tangent of `moved`: the base turns by a world-axes rotation vector on the left
  MatrixX dv;
  MatrixX M;  ///< by vdot
};

/// Analytical, exact; neither reads nor changes the poses in data. Arguments as for inverseDynamics; the
/// base's velocity and acceleration keep their world-axes numbers while q changes.
void inverseDynamicsDerivatives(const Model& model, const VectorX& q, const VectorX& v, const VectorX& vdot,
                                const Vector3& gravity, Data& data, TorqueDerivatives& result);

/// dtau_dq += sign d(J^T (moment, force)) / dq for a wrench that keeps its direction in the world while its
/// point moves with the link. After updateKinematics.
void addWrenchDerivative(const Model& model, const Data& data, const LinkWrench& wrench, double sign,
                         MatrixX& dtau_dq);

}  // namespace handhold
