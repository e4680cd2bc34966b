// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/joint_contact.h"

#include <algorithm>

namespace handhold {

namespace {

/// "r_hip_abduction" -> "r_hip", "spine1_lateral" -> "spine1": the joint's name without what turns about it.
std::string placeName(const std::string& joint) {
  const bool isSided = joint.rfind("r_", 0) == 0 || joint.rfind("l_", 0) == 0;
  return joint.substr(0, joint.find('_', isSided ? 2 : 0));
}

}  // namespace

std::vector<ContactJoint> contactJoints(const Model& model) {
  std::vector<ContactJoint> joints;
  LinkIndex last;  // of those about the point of joints.back()
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[static_cast<std::size_t>(i)];
    const bool goesOn = !joints.empty() && last == joint.parent && joint.offset.isZero();
    if (!goesOn) joints.push_back({placeName(joint.name), LinkIndex(i)});
    last = LinkIndex(i);
  }
  // two hinges with a bone between them, as of the clavicle, are each told by what turns about them
  const std::vector<ContactJoint> asPlaced = joints;
  for (ContactJoint& joint : joints)
    if (std::ranges::count(asPlaced, joint.name, &ContactJoint::name) > 1)
      joint.name = model.joints[static_cast<std::size_t>(joint.link)].name;
  return joints;
}

}  // namespace handhold
