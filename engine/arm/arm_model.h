// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/arm/elbow.h"
#include "engine/arm/muscle_sharing.h"

namespace handhold {

/// rad
struct AngleRange {
  double least = 0.0, most = 0.0;
};

/// How far joints of a body go; none: as far as they are asked to, as in document 004.
struct ArmRanges {
  std::optional<AngleRange> elbow, wrist;  ///< of their bend; 0: in one line
  std::optional<AngleRange> wristTwist;    ///< of what the forearm's roll leaves
};

/// How far the forearm rolls about its length, from a palm that looks to the bending side of the elbow (rad;
/// pronation is negative in a right arm and positive in a left one).
using RollRange = AngleRange;

/// One finger joint of a preset: the attitude of a segment in the axes of the one that it hangs on.
struct JointAttitude {
  int segment = 0;
  Quaternion q = Quaternion::Identity();
};

/// A way of holding a thing (004, 4.2): where the thing is in the hand, how fingers lie, and who bears it.
struct HandPreset {
  std::string name, words;
  Quaternion thing = Quaternion::Identity();  ///< axes of the thing in those of the hand
  std::vector<JointAttitude> fingers;
  std::vector<ArmWeight> bearing;  ///< of the thing's mass, in parts of one
  bool isEitherSide = false;       ///< the thing may as well be turned over, end for end
  bool isFromAbove = false;        ///< the hand has to point down to the thing
};

/// An arm that holds a weight, as document 004 has it and beyond: data, read from a file.
struct ArmModel {
  std::string name, title, description;
  SegmentTree tree;
  int upper = 0, fore = 1;
  std::optional<int> hand;  ///< none: the weight is at the end of the forearm
  Vector3 gravity{0.0, 0.0, -9.81};
  Vector3 ahead = Vector3::UnitX();
  std::vector<ArmMuscle> muscles;
  std::vector<MuscledAxis> muscled;
  std::vector<ArmWeight> weights;  ///< the first is where the target is
  std::optional<RollRange> roll;   ///< none: attitudes of upper arm and forearm as document 004 has them
  ArmRanges ranges;
  std::vector<HandPreset> presets;
  std::vector<std::string> remarks;  ///< what was taken as it stands although no body has it

  // what is asked, unless somebody asks for other things
  Vector3 target = Vector3::Zero();  ///< of the first weight, from the shoulder (m)
  double angle = 0.0;                ///< rad
  HandAxes handAxes;

  Bearings bearings() const;
  ArmLengths lengths() const { return {tree[upper].length, tree[fore].length}; }
  int segmentOf(const std::string& segment) const;  ///< -1: none of the name
};

}  // namespace handhold
