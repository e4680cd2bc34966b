// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/recording/recording.h"

namespace handhold {

/// A place on the way from a joint to the farthest that hangs on it.
struct ChainPoint {
  int joint = -1;                   ///< of joints in one place the last; an end's is the joint that has it
  bool isEnd = false;               ///< of a bone, no joint
  Vector3 place = Vector3::Zero();  ///< W (m)
  double along = 0.0;               ///< of the way, from the chain's first point (m)
};
using Chain = std::vector<ChainPoint>;

/// A skeleton in one stance, asked for its lengths and branches whatever its joints are called.
class BoneTree {
 public:
  /// `poses`: X_WJ of each joint.
  BoneTree(const Skeleton& skeleton, std::vector<Pose> poses);

  const std::vector<int>& children(int joint) const { return children_[static_cast<std::size_t>(joint)]; }
  int parent(int joint) const { return skeleton_.joints[static_cast<std::size_t>(joint)].parent; }
  const Vector3& place(int joint) const { return poses_[static_cast<std::size_t>(joint)].p; }
  int count() const { return static_cast<int>(skeleton_.joints.size()); }
  double size() const { return size_; }  ///< greatest way from the root to an end (m)

  /// Of its bone and all that hangs on it, the longest way (m).
  double reach(int joint) const;

  /// From the joint to the farthest end.
  Chain chain(int joint) const;

  /// Whether both chains have bones of the same lengths, as arms and legs have.
  bool areAlike(const Chain& a, const Chain& b) const;

  bool isBelow(int joint, int ancestor) const;  ///< or the same

 private:
  double bone(int joint) const;
  double endLength(int joint) const;
  bool isAlone(int joint) const { return children(parent(joint)).size() == 1; }

  const Skeleton& skeleton_;
  std::vector<Pose> poses_;
  std::vector<std::vector<int>> children_;
  std::vector<double> below_;  ///< the longest way from each joint (m)
  double size_ = 0.0;
};

}  // namespace handhold
