// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/dynamics/jacobian.h"
#include "engine/task/task.h"

namespace handhold {

/// The loads that a task puts on the body (forces, masses that it carries, and what water does), as wrenches
/// on the bare body in world axes. A mass m with centre c and inertia I about it, moving with its link, asks
/// for
///   force m (g - a_c) at c,  moment -(I alpha + omega x I omega).
/// In water of neutral trim what is carried floats: g is left out.
/// After updateKinematics(model, q, data); v and vdot of the model's size. Unknown sites throw InputError.
std::vector<ContactLoad> taskLoads(const Model& model, const Task& task, const Data& data, const VectorX& v,
                                   const VectorX& vdot);

/// The same masses as bodies of the model: inverse dynamics of it holds them without any load.
/// Forces of the task are not part of it.
Model withTaskMasses(const Model& model, const Task& task);

/// The first frame on a link, by which files tell it; -1 where there is none.
FrameIndex frameOf(const Model& model, LinkIndex link);

/// Where a load acts: a point fixed to a link, in its axes, and the frame by which files tell it.
struct LoadPlace {
  LinkIndex link;
  FrameIndex frame;
  Vector3 p_L = Vector3::Zero();
};

/// A load there without force or moment. After updateKinematics.
ContactLoad loadAt(const Model& model, const Data& data, const LoadPlace& place);

/// As the algorithms of dynamics/ take it.
LinkWrench toWrench(const ContactLoad& load);

/// Of a load that is a force, in world axes at its site. After updateKinematics.
LinkWrench forceWrench(const Model& model, const Data& data, const Load& load);

/// Whether a force is told in the axes of its site and turns with it.
bool turnsWithSite(const Load& load);

/// The load that does in a mirrored posture at the mirrored site what this one, told in its site's axes,
/// does: links are parallel to the base where every joint is at zero, x to the left.
Load mirroredInSite(const Model& model, const Load& load, const std::string& otherSite);

/// Whether a force pushes or turns the body at all.
bool pushes(const Load& load);

}  // namespace handhold
