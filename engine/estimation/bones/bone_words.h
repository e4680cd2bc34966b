// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/roles.h"

namespace handhold {

/// What a bone's name says: "Bip01 L UpperArm", "upper_arm.L" and "LeftUpperArm" are "upperarm" of the left.
struct BoneWords {
  std::optional<BodySide> side;
  std::string part;  ///< in small letters, without blanks and signs, numbers without leading zeros

  bool operator==(const BoneWords&) const = default;
};

/// Of one name: its words begin at signs, at capital letters and at digits.
BoneWords boneWords(const std::string& name);

/// Of a skeleton's names: words with which nearly all of them begin or end are of the rig ("Bip01", "jnt").
std::vector<BoneWords> boneWords(const std::vector<std::string>& names);

}  // namespace handhold
