// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/measured_joints.h"

#include "engine/model/roles.h"

namespace handhold {

std::vector<MeasuredJoint> measuredJoints(const Model& model) {
  std::vector<MeasuredJoint> joints;
  for (const StrengthMovement& movement : kMovements) {
    if (const LinkIndex whole = model.findJoint(movement.stem); whole.valid())
      joints.push_back({whole, &movement, {}});
    for (const BodySide side : kBodySides)
      if (const LinkIndex joint = model.findJoint(prefixOf(side) + std::string(movement.stem)); joint.valid())
        joints.push_back({joint, &movement, side});
  }
  return joints;
}

}  // namespace handhold
