// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/motion/joint_trajectory.h"
#include "engine/planning/manoeuvre/turning/orientation.h"

namespace handhold {

/// The floating body's motion while its joints move so, as the request asks for frames. `goOn` hears the part
/// that is done, and ends it by false.
Motion turnedMotion(const Model& model, const TurnRequest& request, const JointTrajectory& joints,
                    const std::function<bool(double share)>& goOn);

/// Of the plan's motion: how well momentum was kept, the workload and the greatest torque.
void measureLoads(const Model& model, TurnPlan& plan);

}  // namespace handhold
