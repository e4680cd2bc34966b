// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/dynamics/jacobian.h"
#include "engine/task/task.h"

namespace handhold {

/// The loads that a task puts on the body (forces, and masses that it carries), as wrenches on the bare body
/// in world axes. A mass m with centre c and inertia I about it, moving with its link, asks for
///   force m (g - a_c) at c,  moment -(I alpha + omega x I omega).
/// After updateKinematics(model, q, data); v and vdot of the model's size. Unknown sites throw InputError.
std::vector<ContactLoad> taskLoads(const Model& model, const Task& task, const Data& data, const VectorX& v,
                                   const VectorX& vdot);

/// The same masses as bodies of the model: inverse dynamics of it holds them without any load.
/// Forces of the task are not part of it.
Model withTaskMasses(const Model& model, const Task& task);

/// As the algorithms of dynamics/ take it.
LinkWrench toWrench(const ContactLoad& load);

}  // namespace handhold
