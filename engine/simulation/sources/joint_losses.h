// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"
#include "engine/simulation/passive_joints.h"

namespace handhold {

/// A predicted motion with the torques that simulated joints take besides: predictions know the joints'
/// springs, but neither their damping nor their armature.
///   tau += damping v + armature vdot
Motion withJointLosses(const Model& model, const Motion& motion, const PassiveSettings& passive);

}  // namespace handhold
