// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>

#include "engine/recording/recording.h"

namespace handhold {

/// What tells left from right.
enum class SideSource { Names, Feet, Guess };

/// A person's body in a skeleton, by its tree and its lengths, whatever its joints are called: two legs that
/// are alike, a spine beside them and two arms that are alike on it.
struct SkeletonShape {
  std::map<int, std::string> bones;  ///< of joints: what the marker set "skeleton" calls them
  std::map<int, std::string> ends;   ///< likewise of the ends of leaves, "LeftToeBase end"
  int hips = 0, chest = 0;           ///< joints from which the legs hang, and the arms
  int ankles[2] = {-1, -1};          ///< right, left
  SideSource sides = SideSource::Guess;
  std::optional<Vector3> ahead;  ///< where the feet point at rest, W; nothing: there are none, or no rest
};

/// Nothing where there is no such body.
std::optional<SkeletonShape> bodyShape(const Recording& recording);

/// The joints of the spine from the one that carries the legs to the one that carries the arms, by how far up
/// each is: "LowerBack", "Spine", "Spine1".
std::map<int, std::string> spineBones(const Skeleton& skeleton, int hips, int chest);

/// What hangs at the end of a trunk or of an arm, as in SkeletonShape.
struct EndBones {
  std::map<int, std::string> bones, ends;
};

/// Of the longest branch beside the arms: "Neck", "Head" and its end. `others`: a joint of each arm, and the
/// hips, which hang on the chest in some skeletons.
EndBones neckBones(const Skeleton& skeleton, int chest, const std::array<int, 3>& others);

/// Of a wrist's longest branch, without their side: "FingerBase", and where it ends.
EndBones handBones(const Skeleton& skeleton, int wrist);

}  // namespace handhold
