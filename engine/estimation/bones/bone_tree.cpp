// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/bones/bone_tree.h"

#include <algorithm>

namespace handhold {

namespace {

constexpr double kInOnePlace = 1e-3;                      // of the tree's size
constexpr double kAlikeShare = 0.2, kAlikeOffset = 0.02;  // of a bone, of the tree: people are not even
constexpr std::size_t kLimbBones = 4;                     // that are compared: fingers and toes differ

}  // namespace

BoneTree::BoneTree(const Skeleton& skeleton, std::vector<Pose> poses)
    : skeleton_(skeleton),
      poses_(std::move(poses)),
      children_(skeleton.joints.size()),
      below_(skeleton.joints.size()) {
  for (int i = 0; i < count(); ++i)
    if (parent(i) >= 0) children_[static_cast<std::size_t>(parent(i))].push_back(i);
  for (int i = count(); i-- > 0;) {
    double& below = below_[static_cast<std::size_t>(i)];
    below = endLength(i);
    for (const int child : children(i)) below = std::max(below, reach(child));
    if (parent(i) < 0) size_ = std::max(size_, below);
  }
}

double BoneTree::bone(int joint) const {
  return skeleton_.joints[static_cast<std::size_t>(joint)].offset.norm();
}

double BoneTree::endLength(int joint) const {
  const std::optional<Vector3>& end = skeleton_.joints[static_cast<std::size_t>(joint)].end;
  return end ? end->norm() : 0.0;
}

double BoneTree::reach(int joint) const { return bone(joint) + below_[static_cast<std::size_t>(joint)]; }

Chain BoneTree::chain(int joint) const {
  Chain chain{{joint, false, place(joint), 0.0}};
  for (int at = joint; at >= 0;) {
    int next = -1;
    for (const int child : children(at))
      if (next < 0 || reach(child) > reach(next)) next = child;
    const double end = endLength(at);
    if (end > kInOnePlace * size_ && (next < 0 || end > reach(next))) {
      const Vector3 place =
          poses_[static_cast<std::size_t>(at)] * *skeleton_.joints[static_cast<std::size_t>(at)].end;
      chain.push_back({at, true, place, chain.back().along + end});
      break;
    }
    if (next >= 0 && bone(next) < kInOnePlace * size_ && isAlone(next))
      chain.back().joint = next;
    else if (next >= 0)
      chain.push_back({next, false, place(next), chain.back().along + bone(next)});
    at = next;
  }
  return chain;
}

bool BoneTree::areAlike(const Chain& a, const Chain& b) const {
  const std::size_t bones = std::min({a.size(), b.size(), kLimbBones + 1});
  if (bones < 3 || std::min(a.size(), kLimbBones + 1) != std::min(b.size(), kLimbBones + 1)) return false;
  for (std::size_t i = 1; i < bones; ++i) {
    const double one = a[i].along - a[i - 1].along, other = b[i].along - b[i - 1].along;
    if (std::abs(one - other) > kAlikeShare * std::max(one, other) + kAlikeOffset * size_) return false;
  }
  return true;
}

bool BoneTree::isBelow(int joint, int ancestor) const {
  while (joint > ancestor) joint = parent(joint);
  return joint == ancestor;
}

}  // namespace handhold
