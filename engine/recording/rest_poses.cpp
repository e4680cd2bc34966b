// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/rest_poses.h"

namespace handhold {

std::vector<Pose> restPoses(const Skeleton& skeleton) {
  std::vector<Pose> poses;
  for (const SkeletonJoint& joint : skeleton.joints) {
    Pose pose{Matrix3::Identity(), Vector3::Zero()};
    if (joint.parent >= 0) pose.p = poses[static_cast<std::size_t>(joint.parent)].p + joint.offset;
    poses.push_back(pose);
  }
  return poses;
}

}  // namespace handhold
