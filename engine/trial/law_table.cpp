// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/law_table.h"

#include <algorithm>
#include <iterator>

namespace handhold {

namespace {

using Group = ViolationKind;

constexpr std::string_view kWithinReach = "move it to where the body reaches, or release another contact";
constexpr std::string_view kTurnAxis = "turn its axis, or move it where the limb can face it";
constexpr std::string_view kSolveOrRelease = "solve the posture, or release the contact";
constexpr std::string_view kSolveOrWish = "solve the posture, or let the target be a wish";
constexpr std::string_view kOtherStart = "move or release the contact, or solve the start posture first";
constexpr std::string_view kOtherHold = "add a handhold or a foothold, or move the body over the feet";
constexpr std::string_view kGoRound = "move what the body holds or reaches, so that the limbs can go round";

constexpr LawRow kLaws[] = {
    {Law::ContactReach, Group::ContactPosition, "contact reach", "{name} is {amount} out of reach",
     kWithinReach},
    {Law::ContactPlace, Group::ContactPosition, "contact place", "{name} is {amount} off its place",
     kSolveOrRelease},
    {Law::ContactsApart, Group::ContactPosition, "contacts apart",
     "{other} and {name} lie {value} apart, {amount} further than the body between them spans",
     "bring them nearer together"},
    {Law::ContactAtEnds, Group::ContactPosition, "contact at both ends",
     "{name} lies {amount} apart in the start and the end posture", kOtherStart},
    {Law::ContactAtStart, Group::ContactPosition, "contact at the start", "{name} is {amount} off its place",
     kOtherStart},
    {Law::ContactOnWay, Group::ContactPosition, "contact on the way", "{name} leaves its place by {amount}",
     kOtherStart},
    {Law::Leap, Group::ContactPosition, "no leap", "the body would leap to keep its contacts",
     "release a contact, or solve another start posture first"},
    {Law::SpeedBound, Group::ContactPosition, "speed bound",
     "{joint} is moved at {value}, its bound is {limit}",
     "give what moves it more time or another contact, or allow a higher speed"},
    {Law::ContactTurn, Group::ContactDirection, "contact turn", "{name} is turned {amount} too far",
     kTurnAxis},
    {Law::ContactFacing, Group::ContactDirection, "contact facing", "{name} is turned by {amount}",
     kSolveOrRelease},
    {Law::FacingAtEnds, Group::ContactDirection, "facing at both ends",
     "{name} is turned by {amount} between the start and the end posture", kOtherStart},
    {Law::TargetReach, Group::Target, "target reach", "{name} is {amount} out of reach", kWithinReach},
    {Law::TargetPlace, Group::Target, "target place", "{name} is {amount} off its place", kSolveOrWish},
    {Law::TargetTurn, Group::Target, "target turn", "{name} is turned {amount} too far", kTurnAxis},
    {Law::TargetFacing, Group::Target, "target facing", "{name} is turned {amount} too far", kSolveOrWish},
    {Law::Gaze, Group::Target, "gaze", "{name} is {amount} off the line of sight",
     "turn the body, or move what is looked at"},
    {Law::GazeNow, Group::Target, "gaze now", "{name} is {amount} off the line of sight", kSolveOrWish},
    {Law::CircleTarget, Group::Target, "circle", "{name} is {amount} off its circle",
     "move the circle nearer to the body, or release a contact"},
    {Law::PathTarget, Group::Target, "path", "{name} is {amount} off its path",
     "move the path nearer to the body, or release a contact"},
    {Law::PathBeginning, Group::Target, "path beginning",
     "{name} is {amount} beyond the first point of its path",
     "lengthen the path, or move it nearer to the body"},
    {Law::PathEnd, Group::Target, "path end", "{name} is {amount} beyond the last point of its path",
     "lengthen the path, or move it nearer to the body"},
    {Law::StageSpeed, Group::Target, "stage speed", "{name} is {amount} off its speed {other}",
     "give the stages more time, or leave the speed free"},
    {Law::HeldBack, Group::Target, "held back",
     "the speed {name} is missed by {amount}: contacts hold the body back",
     "let the contact go before, or ask for another speed"},
    {Law::JointTorque, Group::JointTorque, "joint torque", "{joint} would need {value}, its limit is {limit}",
     "lighten the load or give the body another support"},
    {Law::ContactLimit, Group::ContactForce, "contact limit", "{name} {deed} {value}, its limit is {limit}",
     kOtherHold},
    {Law::OneSidedContact, Group::ContactForce, "one-sided contact", "{name} {deed} {value}, which it cannot",
     kOtherHold},
    {Law::HingeMoment, Group::ContactForce, "hinge moment", "{name} lacks {amount} to turn the hinge",
     "hold further from the hinge, or lower its friction or damping"},
    {Law::HandStrength, Group::HeldLoad, "hand strength",
     "{name} is too much for the {other}: it {deed} {value}, the limit is {limit}",
     "lighten it, or share it with the other hand"},
    {Law::Slip, Group::Friction, "slip", "{name} slips: {value} along the surface, friction holds {limit}",
     "choose a rougher surface or add a handhold"},
    {Law::FrictionShortage, Group::Friction, "friction shortage", "{name} slips: friction lacks {amount}",
     "press harder there, or choose a surface with more friction"},
    {Law::Tipping, Group::Friction, "tipping",
     "{name} tips over its edge: {value} about it, what presses holds {limit}",
     "move the body over the foot, or add a handhold"},
    {Law::Balance, Group::Equilibrium, "balance", "no contact can give the missing {amount}",
     "add a contact or release none"},
    {Law::Support, Group::Equilibrium, "support", "the contacts lack {amount} to hold the body",
     "add a handhold or foothold, or move one nearer to the line of the weight"},
    {Law::PushOnly, Group::Equilibrium, "push only",
     "{name} can push but not pull: without weight nothing stops the body, which has to move by {amount}",
     "hold on with a hand, or put a foot into a restraint"},
    {Law::Entering, Group::Collision, "entering", "{joint} passes {value} into {other}", kGoRound},
    {Law::Clearance, Group::Collision, "clearance", "{joint} comes within {value} of {other}", kGoRound},
};

constexpr DeedRow kDeeds[] = {
    {Deed::None, "", ""},
    {Deed::Pulls, "pulls", "pulls with"},
    {Deed::Pushes, "pushes", "pushes with"},
    {Deed::IsSheared, "is sheared", "is sheared by"},
    {Deed::Shears, "shears", "shears with"},
    {Deed::Twists, "twists", "twists with"},
    {Deed::OpensFingers, "opens fingers", "pulls the fingers open with"},
    {Deed::PressesPalm, "presses palm", "presses into the palm with"},
    {Deed::SlidesThroughFingers, "slides through fingers", "slides through the fingers with"},
    {Deed::TwistsWrist, "twists wrist", "twists the wrist with"},
};

template <class Row, std::size_t count>
constexpr bool standsInOrder(const Row (&rows)[count], auto Row::*key) {
  for (std::size_t i = 0; i < count; ++i)
    if (static_cast<std::size_t>(rows[i].*key) != i) return false;
  return true;
}
static_assert(standsInOrder(kLaws, &LawRow::law) && std::size(kLaws) == int(Law::Clearance) + 1);
static_assert(standsInOrder(kDeeds, &DeedRow::deed) && std::size(kDeeds) == int(Deed::TwistsWrist) + 1);

}  // namespace

std::string toString(ViolationKind kind) {
  switch (kind) {
    case ViolationKind::ContactPosition:
      return "contact position";
    case ViolationKind::ContactDirection:
      return "contact direction";
    case ViolationKind::Target:
      return "target";
    case ViolationKind::JointTorque:
      return "joint torque";
    case ViolationKind::ContactForce:
      return "contact force";
    case ViolationKind::HeldLoad:
      return "held load";
    case ViolationKind::Friction:
      return "friction";
    case ViolationKind::Equilibrium:
      return "equilibrium";
    case ViolationKind::Collision:
      return "collision";
  }
  return {};
}

std::span<const LawRow> lawTable() { return kLaws; }
const LawRow& rowOf(Law law) { return kLaws[static_cast<std::size_t>(law)]; }
const DeedRow& rowOf(Deed deed) { return kDeeds[static_cast<std::size_t>(deed)]; }

std::string toString(Law law) { return std::string(rowOf(law).word); }

std::optional<Law> lawCalled(std::string_view word) {
  const auto row = std::ranges::find(kLaws, word, &LawRow::word);
  return row == std::end(kLaws) ? std::nullopt : std::optional(row->law);
}

std::optional<Deed> deedCalled(std::string_view word) {
  const auto row = std::ranges::find(kDeeds, word, &DeedRow::word);
  return row == std::end(kDeeds) ? std::nullopt : std::optional(row->deed);
}

ViolationKind Violation::kind() const { return rowOf(law).kind; }

}  // namespace handhold
