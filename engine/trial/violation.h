// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/unit_choice.h"

namespace handhold {

/// What laws are about.
enum class ViolationKind {
  ContactPosition,
  ContactDirection,
  Target,
  JointTorque,
  ContactForce,
  HeldLoad,
  Friction,
  Equilibrium,
  Collision
};

/// The laws, each with its row in law_table.h: how files call it, how it is said and what to try.
enum class Law {
  ContactReach,
  ContactPlace,
  ContactsApart,
  ContactAtEnds,
  ContactAtStart,
  ContactOnWay,
  Leap,
  SpeedBound,
  ContactTurn,
  ContactFacing,
  FacingAtEnds,
  TargetReach,
  TargetPlace,
  TargetTurn,
  TargetFacing,
  Gaze,
  GazeNow,
  CircleTarget,
  PathTarget,
  PathBeginning,
  PathEnd,
  StageSpeed,
  HeldBack,
  JointTorque,
  ContactLimit,
  OneSidedContact,
  HingeMoment,
  HandStrength,
  Slip,
  FrictionShortage,
  Tipping,
  Balance,
  Support,
  PushOnly,
  Entering,
  Clearance
};

/// What the component of a load that is too great does.
enum class Deed {
  None,
  Pulls,
  Pushes,
  IsSheared,
  Shears,
  Twists,
  OpensFingers,
  PressesPalm,
  SlidesThroughFingers,
  TwistsWrist
};

/// How a file of an earlier version told what it has no values for.
struct ToldText {
  std::string sentence, remedy;
  bool operator==(const ToldText&) const = default;
};

/// A law or wish that could not be kept, and by how much. violation_words.h says it.
struct Violation {
  Law law = Law::ContactReach;
  std::string name;  ///< the contact, target, load, joint or capsule
  int index = -1;  ///< into contacts, targets, loads or joints; of a collision the joint that moves the part
  Dimension quantity = Dimension::Length;  ///< of the amount; None: a share of the limit
  double amount = 0.0;                     ///< by which it is broken (SI)
  double value = 0.0, limit = 0.0;         ///< what it came to and what may be (SI; torques of a share)
  Deed deed = Deed::None;
  std::string other = {};                 ///< the other thing: of two places apart, of a collision, the hand
  std::vector<std::string> further = {};  ///< loads that a hand holds besides
  std::optional<double> time = {};        ///< of a motion, when it is worst (s)
  std::optional<ToldText> told = {};      ///< of an earlier version's file; its law is one of its kind

  ViolationKind kind() const;
  bool operator==(const Violation&) const = default;
};

}  // namespace handhold
