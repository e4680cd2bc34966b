// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/dynamics/segment_motion.h"
#include "engine/motion/workload/workload.h"

namespace handhold {

/// A third of the cost of positive work: muscles brake about three times as cheaply as they push
/// (Williams, Pierrynowski et al., as 001 section 7 cites them).
constexpr double kNegativeWeight = 1.0 / 3.0;

/// What a joint adds to the weighted sum of torques (001 section 7 (a)): |tau|, a third where torque and rate
/// oppose each other (N m).
double weightedTorque(double torque, double rate);

/// Parts (a) and (c) of the workload and the greatest load at one instant, added to `sample`; powers of the
/// joints (W) are left in `power` (jointCount). After updateKinematics; `links` at the same rates v.
void addJointPower(const Model& model, const MotionFrame& frame, const Data& data,
                   const std::vector<SegmentMotion>& links, WorkloadSample& sample,
                   Eigen::Ref<VectorX> power);

}  // namespace handhold
