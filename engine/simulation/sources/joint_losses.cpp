// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/sources/joint_losses.h"

namespace handhold {

Motion withJointLosses(const Model& model, const Motion& motion, const PassiveSettings& passive) {
  Motion result = motion;
  for (MotionFrame& frame : result.frames)
    for (int i = 1; i < model.linkCount(); ++i)
      frame.tau[velocityIndex(i)] += passive.damping * model.joints[i].damping * frame.v[velocityIndex(i)] +
                                     passive.armature * frame.vdot[velocityIndex(i)];
  return result;
}

}  // namespace handhold
