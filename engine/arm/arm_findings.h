// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_posture.h"

namespace handhold {

/// Something that whoever asked must know, and whether it keeps a person from doing what was asked.
struct ArmFinding {
  std::string words;    ///< one sentence without its full stop
  std::string limit;    ///< what cannot be kept: "reach", "elbow", a muscle's name; empty: all is well
  double beyond = 0.0;  ///< by how much (SI): the greatest of several of one limit is the worst

  bool isPossible() const { return limit.empty(); }
};

/// Whether it can be reached, what joints and muscles would have to do, and what they cannot.
std::vector<ArmFinding> findingsOf(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer);

/// Of these the joints that would have to go beyond their ranges.
std::vector<ArmFinding> beyondRanges(const ArmModel& model, const ArmPosture& posture);

/// Their sentences.
std::vector<std::string> sentencesOf(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer);

/// What else than the target's distance may help an arm whose hand has this circle: ", or turn the hand ...";
/// empty where no turn does, or there is no hand.
std::string turnThatHelps(const ArmModel& model, const ArmAsk& ask, const ElbowCircle& circle);

}  // namespace handhold
