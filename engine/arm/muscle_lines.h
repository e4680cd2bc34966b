// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/arm/net_wrenches.h"

namespace handhold {

/// Where a muscle holds on (`muscends`): at a part of a segment's length from its DISTAL end, beyond it where
/// the part is above one, and beside it (in the segment's axes, m).
struct MuscleEnd {
  int segment = 0;
  double ratio = 1.0;
  Vector3 beside = Vector3::Zero();
};

/// A muscle that pulls its two ends together along a straight line, over one joint or several.
struct ArmMuscle {
  std::string name;
  MuscleEnd distal, proximal;
  double strength = 0.0;  ///< tension at full activation (N); 0: not known
};

/// Its line in a posture.
struct MuscleLine {
  Vector3 distal = Vector3::Zero(), proximal = Vector3::Zero();  ///< m
  Vector3 pull = Vector3::Zero();  ///< unit vector from the distal to the proximal end; zero of no length
  double length = 0.0;             ///< m
};

MuscleLine lineOf(const SegmentTree& tree, const TreeMotion& motion, const ArmMuscle& muscle);

/// What a tension of 1 N gives over the joint of a segment to all that hangs on it, about that joint. Both
/// ends pull (004, 5, has the distal one alone): what holds on both sides of no joint gives nothing there, so
/// that the shoulder's net wrench knows nothing of muscles between upper arm and forearm.
JointWrench pullOver(const SegmentTree& tree, const TreeMotion& motion, const ArmMuscle& muscle, int joint);

/// The moment arm about an axis of a joint (unit vector through its centre; m), by which -dL = arm dtheta.
double momentArm(const SegmentTree& tree, const TreeMotion& motion, const ArmMuscle& muscle, int joint,
                 const Vector3& axis);

/// By segment what its joint's surfaces and ligaments bear: the net wrench less what muscles give over it.
std::vector<JointWrench> jointContact(const SegmentTree& tree, const TreeMotion& motion,
                                      const std::vector<ArmMuscle>& muscles, const VectorX& tension,
                                      std::vector<JointWrench> net);

}  // namespace handhold
