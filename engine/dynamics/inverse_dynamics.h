// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/dynamics/data.h"
#include "engine/dynamics/jacobian.h"

namespace handhold {

/// tau = M(q) vdot + h(q, v) + g(q): the generalized forces that give the tree the acceleration vdot, without
/// springs, damping and contacts. Rows 0 to 5 are the force on the base and the moment about its origin in
/// world axes. Neither reads nor changes the poses in data.
/// v and vdot as model.h has them; gravity in world axes (m/s^2); tau is resized to nv.
void inverseDynamics(const Model& model, const VectorX& q, const VectorX& v, const VectorX& vdot,
                     const Vector3& gravity, Data& data, VectorX& tau);

/// The same less J^T of wrenches that act on the body; updates the poses in data.
void inverseDynamics(const Model& model, const VectorX& q, const VectorX& v, const VectorX& vdot,
                     const Vector3& gravity, std::span<const LinkWrench> wrenches, Data& data, VectorX& tau);

/// tau += stiffness (q - neutral): the muscles also carry the passive springs.
void addStiffness(const Model& model, const VectorX& q, VectorX& tau);

/// tau += friction tanh(v / frictionRate) of what is worn at the joints.
void addFriction(const Model& model, const VectorX& v, VectorX& tau);

/// Both: what muscles carry besides inertia and weight.
void addPassive(const Model& model, const VectorX& q, const VectorX& v, VectorX& tau);

/// tau += damping v of the joints.
void addDamping(const Model& model, const VectorX& v, VectorX& tau);

}  // namespace handhold
