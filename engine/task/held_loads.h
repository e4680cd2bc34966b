// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/task/contact_points.h"

namespace handhold {

/// What one hand holds: the loads of a task at its grip, palm or fingertip, and how much of them fingers and
/// palm bear. As for a bar that is gripped, the load ON the hand counts in the hand's axes about its grip:
///   -push <= fy <= pull,  |fx|, |fz| <= shear,  |mx|, |my|, |mz| <= moment,
/// of a mass m (g - a) at its centre. Limits are those of the hand's grip contact, or the usual ones.
struct HeldLoads {
  ContactPoint grip;       ///< axes and bounds; infinite where the task switched contact limits off
  std::vector<int> loads;  ///< into Task::loads
};

/// One entry for each hand that holds something.
std::vector<HeldLoads> heldLoads(const Model& model, const Task& task);

/// The task with those loads alone: what taskLoads() and withTaskMasses() then give is the hand's share.
Task heldTask(const Task& task, const HeldLoads& held);

/// Their wrench on the hand, in its axes about its grip, from taskLoads() of heldTask(). After
/// updateKinematics.
Vector6 heldWrench(const HeldLoads& held, const Data& data, const std::vector<ContactLoad>& loads);

}  // namespace handhold
