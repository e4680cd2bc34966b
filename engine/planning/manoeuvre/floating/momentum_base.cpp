// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/momentum_base.h"

#include <Eigen/Cholesky>
#include <algorithm>

#include "engine/core/error.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"

namespace handhold {

MomentumBase::MomentumBase(const Model& model) : model_(model), data_(model) {
  const bool isFree = std::all_of(model.baseFree.begin(), model.baseFree.end(), [](bool f) { return f; });
  if (!isFree || model.totalMass <= 0.0)
    throw InputError(model.name, "cannot float: its base is held or it has no mass",
                     "use a model with a free base and mass");
}

void MomentumBase::completeVelocity(const VectorX& q, const KeptMomentum& kept, VectorX& v) {
  updateKinematics(model_, q, data_);
  v.head<6>().setZero();
  const Momentum joints = momentum(model_, v, data_);
  // the composite of the base is about the base origin: Steiner to the centre of mass
  const Composite& all = data_.composite[0];
  const Vector3 c = all.firstMoment / model_.totalMass;
  central_ = all.inertia - model_.totalMass * (c.squaredNorm() * Matrix3::Identity() - c * c.transpose());
  centre_ = q.head<3>() + c;
  const Vector3 omega = central_.ldlt().solve(kept.angular - joints.angular);
  v.head<3>() = (kept.linear - joints.linear) / model_.totalMass - omega.cross(c);
  v.segment<3>(3) = omega;
}

// With the base not accelerating, the base rows of inverse dynamics are the rate of momentum (F, N about the
// base origin); the base has to take it away:  m (a + alpha x c) = -F,  Ic alpha = -(N - c x F).
void MomentumBase::completeAcceleration(const VectorX& q, const VectorX& v, VectorX& vdot) {
  vdot.head<6>().setZero();
  inverseDynamics(model_, q, v, vdot, Vector3::Zero(), data_, tau_);
  const Vector3 c = centre_ - q.head<3>(), F = tau_.head<3>(), N = tau_.segment<3>(3);
  const Vector3 alpha = central_.ldlt().solve(c.cross(F) - N);
  vdot.head<3>() = -F / model_.totalMass - alpha.cross(c);
  vdot.segment<3>(3) = alpha;
}

}  // namespace handhold
