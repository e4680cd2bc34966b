// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/joint_clamp.h"

#include <algorithm>

namespace handhold {

int clampJoints(const Model& model, VectorX& q, VectorX& softness) {
  int count = 0;
  for (LinkIndex joint(1); joint < model.linkCount(); joint = LinkIndex(joint + 1)) {
    double& angle = q[positionIndex(joint)];
    const double inside = std::clamp(angle, model.joints[joint].lower, model.joints[joint].upper);
    if (inside == angle) continue;
    angle = inside;
    softness[velocityIndex(joint)] = 0.0;
    ++count;
  }
  return count;
}

}  // namespace handhold
