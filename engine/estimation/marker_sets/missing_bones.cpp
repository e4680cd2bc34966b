// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/marker_sets/missing_bones.h"

#include <array>

namespace handhold {

namespace {

constexpr double kNoLength = 1e-4;  // m

/// A bone that those files lost: its length over that of the bone before it (01.asf, 02.asf: 1.01 and 0.50).
struct LostBone {
  const char* joint;
  double share;
};

constexpr std::array kLostBones{LostBone{"Spine1", 1.0}, LostBone{"LeftHand", 0.5},
                                LostBone{"RightHand", 0.5}};

/// Whether all that hangs on it begins in its centre.
bool hasNoLength(const Skeleton& skeleton, int joint) {
  int children = 0;
  for (const SkeletonJoint& child : skeleton.joints) {
    if (child.parent != joint) continue;
    if (child.offset.norm() > kNoLength) return false;
    ++children;
  }
  return children > 1;
}

}  // namespace

void putBackMissingBones(Recording& recording) {
  if (!recording.markers.empty() || !recording.skeleton) return;
  Skeleton& skeleton = *recording.skeleton;
  for (const LostBone& lost : kLostBones)
    for (std::size_t i = 0; i < skeleton.joints.size(); ++i) {
      const SkeletonJoint& joint = skeleton.joints[i];
      const int index = static_cast<int>(i);
      if (joint.name != lost.joint || joint.parent < 0 || !hasNoLength(skeleton, index)) continue;
      const Vector3 bone = lost.share * joint.offset;
      if (bone.norm() < kNoLength) continue;
      for (SkeletonJoint& child : skeleton.joints)
        if (child.parent == index) child.offset = bone;
      recording.doubts.push_back({DoubtKind::Skeleton,
                                  joint.name,
                                  "has no length, as if a bone had been lost",
                                  "taken as {1} long, as in the skeletons of which such files are made",
                                  DoubtAbout::Other,
                                  {{bone.norm()}}});
    }
}

}  // namespace handhold
