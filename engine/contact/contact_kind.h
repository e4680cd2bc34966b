// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/model/roles.h"

namespace handhold {

/// How a part of the body holds on.
enum class ContactKind {
  Grip,       ///< hand round a bar, free to turn about it
  FixedGrip,  ///< hand clamped in position and orientation
  Palm,       ///< flat hand against a surface: pushes only, friction
  Foot,       ///< ball of the foot on a surface: pushes only, friction
  FlatFoot,   ///< heel and ball on a surface, the load shared between them
  Heel,       ///< heel of the foot on a surface, alone or beside its ball: pushes only, friction
  Restraint,  ///< foot clamped both ways, as in a foot loop or socket
  Rest        ///< another part of the body on a surface: pushes only, friction
};

/// Which part of the person holds.
enum class ContactEnd {
  RightHand,
  LeftHand,
  RightFoot,
  LeftFoot,
  Seat,
  Back,
  RightKnee,
  LeftKnee,
  RightElbow,
  LeftElbow,
  RightForearm,
  LeftForearm,
  RightShoulder,
  LeftShoulder
};

/// On what a contact lies: along a bar, or on a surface with a normal.
enum class HeldThing { Bar, Surface };

/// What a contact settles of the attitude of the part that holds.
enum class HeldAttitude {
  Along,   ///< the site's z lies along the bar, either way round
  Level,   ///< the site's y lies along the normal
  NoTilt,  ///< the site's x lies in the surface: it may roll over its edge, the heel rises
  OnHeel,  ///< likewise, the toes rise; beside the ball of that foot it keeps height and side alone
  Open     ///< nothing but that it faces the surface
};

enum class BodyPart { Hand, Foot, Trunk };

/// The name of the picture that stands for such contacts in lists.
constexpr const char* pictureOf(BodyPart part) {
  return part == BodyPart::Hand ? "handhold" : part == BodyPart::Foot ? "foot" : "seat";
}

/// All that is special about a kind of contact; what holds of several kinds is asked of its row, never of the
/// kind.
struct ContactKindRow {
  ContactKind kind = ContactKind::Grip;
  const char* word = "";        ///< in task files and sentences: "fixed grip"
  const char* resultWord = "";  ///< in results: "fixed"
  const char* title = "";       ///< in lists
  BodyPart part = BodyPart::Hand;
  const char* place = "";        ///< the usual site, without its side: "grip"; none: the end's own
  const char* secondPlace = "";  ///< where it loads the body besides: "heel"; mostly none
  HeldThing thing = HeldThing::Bar;
  HeldAttitude attitude = HeldAttitude::Along;
  double outward = 1.0;      ///< surfaces: the site's y lies along the normal (1) or against it (-1)
  bool turnsFreely = false;  ///< about the bar or the normal: no heading settles it
  bool isClamped = false;    ///< its heading stands even where none is told, and it carries every moment
  bool isOneSided = false;   ///< pushes only, within a friction cone

  bool isOfHand() const { return part == BodyPart::Hand; }
  bool isSole() const { return part == BodyPart::Foot && isOneSided; }
  bool isOnBar() const { return thing == HeldThing::Bar; }
  bool rollsOver() const { return attitude == HeldAttitude::NoTilt || attitude == HeldAttitude::OnHeel; }
  /// The site's axis that fingers (x) or toes (z) lie along.
  int headingAxis() const { return isOfHand() ? 0 : 2; }
};

/// Every kind, in the order of ContactKind.
inline constexpr std::array<ContactKindRow, 8> kContactKindRows{{
    {.kind = ContactKind::Grip,
     .word = "grip",
     .resultWord = "grip",
     .title = "Grip",
     .part = BodyPart::Hand,
     .place = role::kGrip.word,
     .thing = HeldThing::Bar,
     .attitude = HeldAttitude::Along,
     .turnsFreely = true},
    {.kind = ContactKind::FixedGrip,
     .word = "fixed grip",
     .resultWord = "fixed",
     .title = "Fixed grip",
     .part = BodyPart::Hand,
     .place = role::kGrip.word,
     .thing = HeldThing::Bar,
     .attitude = HeldAttitude::Along,
     .isClamped = true},
    {.kind = ContactKind::Palm,
     .word = "palm",
     .resultWord = "palm",
     .title = "Palm",
     .part = BodyPart::Hand,
     .place = role::kPalm.word,
     .thing = HeldThing::Surface,
     .attitude = HeldAttitude::Level,
     .outward = -1.0,
     .isOneSided = true},
    {.kind = ContactKind::Foot,
     .word = "foot",
     .resultWord = "foot",
     .title = "Foot (ball)",
     .part = BodyPart::Foot,
     .place = role::kBall.word,
     .thing = HeldThing::Surface,
     .attitude = HeldAttitude::NoTilt,
     .isOneSided = true},
    {.kind = ContactKind::FlatFoot,
     .word = "flat foot",
     .resultWord = "foot",
     .title = "Flat foot",
     .part = BodyPart::Foot,
     .place = role::kBall.word,
     .secondPlace = role::kHeel.word,
     .thing = HeldThing::Surface,
     .attitude = HeldAttitude::Level,
     .isOneSided = true},
    {.kind = ContactKind::Heel,
     .word = "heel",
     .resultWord = "foot",
     .title = "Heel",
     .part = BodyPart::Foot,
     .place = role::kHeel.word,
     .thing = HeldThing::Surface,
     .attitude = HeldAttitude::OnHeel,
     .isOneSided = true},
    {.kind = ContactKind::Restraint,
     .word = "restraint",
     .resultWord = "restraint",
     .title = "Restraint",
     .part = BodyPart::Foot,
     .place = role::kBall.word,
     .thing = HeldThing::Surface,
     .attitude = HeldAttitude::Level,
     .isClamped = true},
    {.kind = ContactKind::Rest,
     .word = "rest",
     .resultWord = "rest",
     .title = "Rest",
     .part = BodyPart::Trunk,
     .thing = HeldThing::Surface,
     .attitude = HeldAttitude::Open,
     .outward = -1.0,
     .turnsFreely = true,
     .isOneSided = true},
}};

constexpr const ContactKindRow& rowOf(ContactKind kind) {
  return kContactKindRows[static_cast<std::size_t>(kind)];
}

/// All that is special about a part of the person that may hold.
struct ContactEndRow {
  ContactEnd end = ContactEnd::RightHand;
  const char* word = "";   ///< in files and sentences: "right hand"
  const char* title = "";  ///< in lists
  const char* side = "";   ///< what its sites begin with: "r_"
  BodyPart part = BodyPart::Hand;
  Limb limb = Limb::Other;  ///< that ends there
  const char* place = "";   ///< its site without the side, where the kind names none: "kneecap"
};

/// Every end, in the order of ContactEnd.
inline constexpr std::array<ContactEndRow, 14> kContactEndRows{{
    {ContactEnd::RightHand, "right hand", "Right hand", "r_", BodyPart::Hand, Limb::RightArm},
    {ContactEnd::LeftHand, "left hand", "Left hand", "l_", BodyPart::Hand, Limb::LeftArm},
    {ContactEnd::RightFoot, "right foot", "Right foot", "r_", BodyPart::Foot, Limb::RightLeg},
    {ContactEnd::LeftFoot, "left foot", "Left foot", "l_", BodyPart::Foot, Limb::LeftLeg},
    {ContactEnd::Seat, "seat", "Seat", "", BodyPart::Trunk, Limb::Spine, role::kSeat.word},
    {ContactEnd::Back, "back", "Back", "", BodyPart::Trunk, Limb::Spine, role::kBack.word},
    {ContactEnd::RightKnee, "right knee", "Right knee", "r_", BodyPart::Trunk, Limb::RightLeg,
     role::kKneecap.word},
    {ContactEnd::LeftKnee, "left knee", "Left knee", "l_", BodyPart::Trunk, Limb::LeftLeg,
     role::kKneecap.word},
    {ContactEnd::RightElbow, "right elbow", "Right elbow", "r_", BodyPart::Trunk, Limb::RightArm,
     role::kElbowTip.word},
    {ContactEnd::LeftElbow, "left elbow", "Left elbow", "l_", BodyPart::Trunk, Limb::LeftArm,
     role::kElbowTip.word},
    {ContactEnd::RightForearm, "right forearm", "Right forearm", "r_", BodyPart::Trunk, Limb::RightArm,
     role::kForearm.word},
    {ContactEnd::LeftForearm, "left forearm", "Left forearm", "l_", BodyPart::Trunk, Limb::LeftArm,
     role::kForearm.word},
    {ContactEnd::RightShoulder, "right shoulder", "Right shoulder", "r_", BodyPart::Trunk, Limb::RightArm,
     role::kShoulderSide.word},
    {ContactEnd::LeftShoulder, "left shoulder", "Left shoulder", "l_", BodyPart::Trunk, Limb::LeftArm,
     role::kShoulderSide.word},
}};

constexpr const ContactEndRow& rowOf(ContactEnd end) {
  return kContactEndRows[static_cast<std::size_t>(end)];
}

/// Of the seat and the back there is none.
constexpr std::optional<BodySide> sideOf(ContactEnd end) {
  for (const BodySide side : kBodySides)
    if (rowOf(end).side == std::string_view(prefixOf(side))) return side;
  return std::nullopt;
}

constexpr ContactEnd handOf(BodySide side) {
  return side == BodySide::Right ? ContactEnd::RightHand : ContactEnd::LeftHand;
}

constexpr bool isHand(ContactEnd end) { return rowOf(end).part == BodyPart::Hand; }
constexpr Limb limbOf(ContactEnd end) { return rowOf(end).limb; }

/// Every kind and every end, in the order in which remedies list them.
inline constexpr auto kContactKinds = [] {
  std::array<ContactKind, kContactKindRows.size()> kinds{};
  for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = kContactKindRows[i].kind;
  return kinds;
}();
inline constexpr auto kContactEnds = [] {
  std::array<ContactEnd, kContactEndRows.size()> ends{};
  for (std::size_t i = 0; i < ends.size(); ++i) ends[i] = kContactEndRows[i].end;
  return ends;
}();

/// The row of the word that results use; null for loads.
const ContactKindRow* findResultWord(const std::string& word);

/// Words for people and files: "grip", "foot", "right hand".
inline std::string toString(ContactKind kind) { return rowOf(kind).word; }
inline std::string toString(ContactEnd end) { return rowOf(end).word; }

}  // namespace handhold
