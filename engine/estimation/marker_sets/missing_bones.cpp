// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/marker_sets/missing_bones.h"

#include <array>

#include "engine/estimation/marker_sets/recognition.h"

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

const MarkerPlace* placeOf(const std::string& label, const MarkerSet& set) {
  const int place = recognise({label}, set).places.front();
  return place < 0 ? nullptr : &set.markers[static_cast<std::size_t>(place)];
}

/// Whether the joint is that one, by its name or by its place on the body.
bool isJoint(const std::string& name, const std::string& wanted, const MarkerSet& set) {
  if (name == wanted) return true;
  const MarkerPlace *one = placeOf(name, set), *other = placeOf(wanted, set);
  return one && other && one->segment == other->segment && one->side == other->side &&
         one->near == other->near && one->offset == other->offset;
}

}  // namespace

void putBackMissingBones(Recording& recording) { putBackMissingBones({}, recording); }

void putBackMissingBones(const MarkerSet& set, Recording& recording) {
  if (!recording.markers.empty() || !recording.skeleton) return;
  Skeleton& skeleton = *recording.skeleton;
  for (const LostBone& lost : kLostBones)
    for (std::size_t i = 0; i < skeleton.joints.size(); ++i) {
      const SkeletonJoint& joint = skeleton.joints[i];
      const int index = static_cast<int>(i);
      if (joint.parent < 0 || !hasNoLength(skeleton, index) || !isJoint(joint.name, lost.joint, set))
        continue;
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
