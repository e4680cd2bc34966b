// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "engine/model/model.h"

namespace handhold {

/// A place of the body that code asks for by what it is to a person.
struct Role {
  const char* word = "";   ///< with "r_" or "l_" before it where both sides have one
  const char* title = "";  ///< "grip", as sentences say it
  bool isSided = false;
};

/// A model's site of that word has the role, or the one that its file names under "roles".
namespace role {
inline constexpr Role kHipCentre{"hip_centre", "centre of the hips"};
inline constexpr Role kChest{"chest", "chest"};
inline constexpr Role kEyes{"eyes", "point between the eyes"};
inline constexpr Role kChin{"chin", "chin"};
inline constexpr Role kHeadTop{"head_top", "top of the head"};
inline constexpr Role kSeat{"seat", "seat"};
inline constexpr Role kBack{"back", "back"};
inline constexpr Role kShoulder{"shoulder", "shoulder", true};
inline constexpr Role kShoulderSide{"shoulder_side", "side of the shoulder", true};
inline constexpr Role kElbow{"elbow", "elbow", true};
inline constexpr Role kElbowTip{"elbow_tip", "tip of the elbow", true};
inline constexpr Role kForearm{"forearm", "forearm", true};
inline constexpr Role kWrist{"wrist", "wrist", true};
inline constexpr Role kPalm{"palm", "palm", true};
inline constexpr Role kGrip{"grip", "grip", true};
inline constexpr Role kFingertip{"fingertip", "fingertip", true};
inline constexpr Role kKnee{"knee", "knee", true};
inline constexpr Role kKneecap{"kneecap", "kneecap", true};
inline constexpr Role kAnkle{"ankle", "ankle", true};
inline constexpr Role kHeel{"heel", "heel", true};
inline constexpr Role kBall{"ball", "ball of the foot", true};
inline constexpr Role kToeBase{"toe_base", "base of the toes", true};
inline constexpr Role kToeTip{"toe_tip", "tip of the toes", true};
}  // namespace role

inline constexpr std::array kRoles{
    role::kHipCentre, role::kChest,    role::kEyes,         role::kChin,      role::kHeadTop,  role::kSeat,
    role::kBack,      role::kShoulder, role::kShoulderSide, role::kElbow,     role::kElbowTip, role::kForearm,
    role::kWrist,     role::kPalm,     role::kGrip,         role::kFingertip, role::kKnee,     role::kKneecap,
    role::kAnkle,     role::kHeel,     role::kBall,         role::kToeBase,   role::kToeTip};

enum class BodySide { Right, Left };
inline constexpr std::array kBodySides{BodySide::Right, BodySide::Left};

/// "r_" or "l_", with which the words of a side begin.
constexpr const char* prefixOf(BodySide side) { return side == BodySide::Right ? "r_" : "l_"; }

/// The role's word on a side: "r_grip".
std::string siteWord(const Role& role, BodySide side);

/// Of the middle, or of a side; -1 where the model has none.
SiteIndex findSite(const Model& model, const Role& role);
SiteIndex findSite(const Model& model, const Role& role, BodySide side);

/// Throws InputError that says what the model lacks and what to do.
SiteIndex wantSite(const Model& model, const Role& role, BodySide side);

}  // namespace handhold
