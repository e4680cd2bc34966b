// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/unit_choice.h"
#include "engine/model/segments.h"
#include "engine/scores/rule.h"

namespace handhold {

/// How the hands hold what they hold (REBA, NIOSH; the latter knows no "unacceptable").
enum class Coupling { Good, Fair, Poor, Unacceptable };
inline constexpr std::array kCouplingWords{"good", "fair", "poor", "unacceptable"};

/// What a trial cannot tell and rules ask for. Whatever is not told is as here, and verdicts say so.
struct ScoreSettings {
  double held = 0.0;       ///< for how long a posture is kept without a break (s)
  double perMinute = 0.0;  ///< how often the movement is repeated
  bool isShock = false;    ///< forces build up at once
  bool isHurried = false;  ///< rapid large changes of posture, or an unstable base (REBA)
  Coupling coupling = Coupling::Fair;
  double liftsPerMinute = 0.2;
  double hours = 1.0;               ///< of lifting without a longer rest
  std::optional<double> mass = {};  ///< that both hands lift, where the trial's loads do not tell (kg)
  bool operator==(const ScoreSettings&) const = default;
};

/// A part of a score: a part of the body, a multiplier, a joint, a contact.
struct ScorePart {
  std::string name;                             ///< "upper arm"
  std::optional<BodySegment> segment = {};      ///< that carries its colour
  std::optional<BodySide> side = {};            ///< of the segment
  double score = 0.0, least = 0.0, most = 1.0;  ///< what it came to, at best, at worst
  std::optional<double> amount = {};            ///< from which it follows (SI)
  Dimension quantity = Dimension::Angle;        ///< of the amount
  std::string remark = {};                      ///< "abducted, raised"

  /// From 0 at best to 1 at worst.
  double severity() const { return most == least ? 0.0 : (score - least) / (most - least); }
  bool operator==(const ScorePart&) const = default;
};

/// The verdict on one instant.
struct InstantScore {
  double time = 0.0;  ///< (s)
  double value = 0.0;
  ActionLevel level = ActionLevel::Acceptable;
  std::vector<ScorePart> parts;
  int driver = -1;  ///< the part without which the value would be best; -1: none stands out
  bool operator==(const InstantScore&) const = default;
};

/// What a rule says of a trial.
struct RuleVerdict {
  Rule rule = Rule::Rula;
  std::string reason;                          ///< why the rule does not apply, a sentence; empty: it does
  std::vector<InstantScore> curve;             ///< one a frame; of lifting its origin and destination
  std::size_t worst = 0;                       ///< in the curve
  double mean = 0.0;                           ///< over time
  std::array<double, kActionLevels> shares{};  ///< of the time at each level
  std::vector<std::string> assumed;            ///< what was taken as given, a sentence each

  bool applies() const { return reason.empty(); }
  const InstantScore& worstInstant() const { return curve[worst]; }
};

/// Fills worst, mean and shares from the curve: each instant counts for half of the time to its neighbours.
void sumUp(RuleVerdict& verdict);

}  // namespace handhold
