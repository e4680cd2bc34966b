// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/estimation/bones/bone_tree.h"

namespace handhold {

/// Two limbs that are alike and hang on one joint.
struct LimbPair {
  int from = -1;  ///< the joint that carries them
  Chain a, b;
  double reach = 0.0;  ///< of both (m)
};

/// The longest limbs of each joint that carries two.
std::vector<LimbPair> limbPairs(const BoneTree& tree);

/// Which points of a limb are its joints: hip, knee, ankle or shoulder, elbow, wrist.
struct LimbJoints {
  std::size_t first = 0, middle = 0, last = 0;
};

/// Thigh and shank are about as long as each other, with the foot after them; the thigh begins where both
/// legs part.
std::optional<LimbJoints> legJoints(const BoneTree& tree, const LimbPair& legs);

/// Upper arm and forearm, with a hand after them and a collar bone before them.
std::optional<LimbJoints> armJoints(const BoneTree& tree, const LimbPair& arms);

}  // namespace handhold
