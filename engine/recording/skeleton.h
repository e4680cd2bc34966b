// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// One channel of a joint: a move along an axis or a turn about it.
struct JointFreedom {
  enum class Kind { Move, Turn };
  Kind kind = Kind::Turn;
  int axis = 0;      ///< 0 x, 1 y, 2 z
  int channel = -1;  ///< among the recording's coordinates
  int sign = 1;      ///< -1: it counts against the axis

  bool operator==(const JointFreedom&) const = default;
};

/// A joint of a recorded skeleton. Its frame J stands in its parent's frame P at
/// X_PJ = (offset, or where its moves put it) * axes * turns * axes^T.
struct SkeletonJoint {
  std::string name;
  int parent = -1;                     ///< before it in the list; -1 for a root
  Vector3 offset = Vector3::Zero();    ///< p_PJ at rest (m)
  Matrix3 axes = Matrix3::Identity();  ///< in which the turns are measured (ASF: axis)
  std::vector<JointFreedom> freedoms;  ///< turns multiply from left to right
  std::optional<Vector3> end;          ///< where a leaf ends, in its frame (m)

  bool operator==(const SkeletonJoint&) const = default;
};

struct Skeleton {
  std::vector<SkeletonJoint> joints;

  bool operator==(const Skeleton&) const = default;
};

/// What it is along its axis, or about it (m, rad); a channel that no frame has is at rest.
double valueOf(const JointFreedom& freedom, const std::vector<double>& coordinates);

/// X_PJ for the values of all coordinates of one frame (m, rad). A move takes the place of that component of
/// the offset, as writers of BVH mean it.
Pose poseInParent(const SkeletonJoint& joint, const std::vector<double>& coordinates);

/// X_WJ of each joint.
std::vector<Pose> jointPoses(const Skeleton& skeleton, const std::vector<double>& coordinates);

/// From the lowest to the highest joint or end along the longest axis, at rest (m).
double restHeight(const Skeleton& skeleton);

}  // namespace handhold
