// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"

namespace handhold {

/// vdot with M(q) vdot + h(q, v) + g(q) = tau, the inverse of inverseDynamics. Velocities of the base that
/// are not free (model.baseFree) do not accelerate and their rows of tau are not read. Springs, damping and
/// contacts belong in tau. Every joint must move some mass. Neither reads nor changes
/// the poses in data; vdot is resized to nv.
void forwardDynamics(const Model& model, const VectorX& q, const VectorX& v, const VectorX& tau,
                     const Vector3& gravity, Data& data, VectorX& vdot);

}  // namespace handhold
