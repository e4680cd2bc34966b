// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/posture_codes.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;
constexpr double kNeutral = 5.0 * kDegree, kTurned = 10.0 * kDegree, kAbducted = 20.0 * kDegree;
constexpr double kNearEnd = 0.8;       ///< of the way from mid-range to the end of the range
constexpr double kPastMidline = 0.05;  ///< (m)
constexpr double kKilogram = 9.80665;  ///< (N)
constexpr double kRightAngle = 0.5 * M_PI;

/// Codes with the parts that they were read from.
template <class Codes>
struct Coded {
  Codes codes;
  std::vector<std::pair<int Codes::*, ScorePart>> parts;

  void add(int Codes::*code, int value, ScorePart part) {
    codes.*code = value;
    part.score = value;
    parts.emplace_back(code, std::move(part));
  }
};

/// The part whose best code would lower the value most; of equals the one that is worst itself.
template <class Codes, class Value>
InstantScore scored(const Coded<Codes>& coded, const Value& value) {
  InstantScore score;
  score.value = value(coded.codes);
  double most = 0.0;
  for (const auto& [code, part] : coded.parts) {
    Codes eased = coded.codes;
    eased.*code = static_cast<int>(part.least);
    const double gain = score.value - value(eased) + 0.5 * part.severity();
    if (part.severity() > 0.0 && gain > most)
      most = gain, score.driver = static_cast<int>(score.parts.size());
    score.parts.push_back(part);
  }
  return score;
}

struct Remarks {
  std::string text;
  /// Counts what holds, and says it.
  int operator()(bool holds, const char* word) {
    if (holds) text += (text.empty() ? "" : ", ") + std::string(word);
    return holds ? 1 : 0;
  }
};

/// 1 from -back to first, 2 to second and behind `back`, 3 to third, 4 beyond.
int upperArmBand(double flexion) {
  if (flexion > kRightAngle) return 4;
  if (flexion > 45.0 * kDegree) return 3;
  return flexion > 20.0 * kDegree || flexion < -20.0 * kDegree ? 2 : 1;
}

bool isTurned(double angle) { return std::abs(angle) > kTurned; }

bool isStatic(const ScoreSettings& settings) { return settings.held > 60.0; }
bool isRepeated(const ScoreSettings& settings) { return settings.perMinute >= 4.0; }

bool sitsSupported(const SeenPosture& seen) {
  return seen.support.sits && seen.support.leansBack &&
         std::min(seen.angles.hips[0], seen.angles.hips[1]) >= kRightAngle - kNeutral;
}

ScorePart ofSide(const char* name, BodySegment segment, BodySide side, double most) {
  return {name, segment, side, 0.0, 1.0, most};
}

ScorePart ofMiddle(const char* name, BodySegment segment, double most) {
  return {name, segment, {}, 0.0, 1.0, most};
}

ScorePart measured(ScorePart part, double amount, const std::string& remark) {
  part.amount = amount;
  part.remark = remark;
  return part;
}

/// Muscle use of RULA: mainly static for over a minute, or repeated four times a minute or more.
int muscleUse(const ScoreSettings& settings) { return isStatic(settings) || isRepeated(settings) ? 1 : 0; }

int rulaForce(double force, const ScoreSettings& settings) {
  const double mass = force / kKilogram;
  const bool lasts = isStatic(settings) || isRepeated(settings);
  if (settings.isShock || (mass > 10.0 && lasts)) return 3;
  if (mass < 2.0) return 0;
  return mass > 10.0 || lasts ? 2 : 1;
}

ScorePart forcePart(const char* name, double force, double most) {
  ScorePart part{name, {}, {}, 0.0, 0.0, most};
  part.amount = force;
  part.quantity = Dimension::Force;
  return part;
}

void addRulaArm(const SeenPosture& seen, BodySide side, Coded<RulaCodes>& coded) {
  const auto at = static_cast<std::size_t>(side);
  const ArmAngles& arm = seen.angles.arms[at];
  Remarks upper, lower, wrist;
  int code = upperArmBand(arm.flexion) + upper(arm.raise > kTurned, "shoulder raised") +
             upper(arm.abduction > kAbducted, "abducted") - upper(seen.support.armRests[at], "supported");
  coded.add(&RulaCodes::upperArm, std::max(code, 1),
            measured(ofSide("upper arm", BodySegment::UpperArm, side, 6), arm.flexion, upper.text));
  const bool isBent = arm.elbow >= 60.0 * kDegree && arm.elbow <= 100.0 * kDegree;
  code = (isBent ? 1 : 2) + (lower(arm.pastMidline > kPastMidline, "across the middle") +
                                         lower(arm.outward > kAbducted, "out to the side") >
                                     0
                                 ? 1
                                 : 0);
  coded.add(&RulaCodes::lowerArm, code,
            measured(ofSide("lower arm", BodySegment::Forearm, side, 3), arm.elbow, lower.text));
  const double bend = std::abs(arm.wristFlexion);
  code = (bend <= kNeutral         ? 1
          : bend <= 15.0 * kDegree ? 2
                                   : 3) +
         wrist(isTurned(arm.wristDeviation), "deviated");
  coded.add(&RulaCodes::wrist, code,
            measured(ofSide("wrist", BodySegment::Hand, side, 4), arm.wristFlexion, wrist.text));
  ScorePart twist = ofSide("wrist twist", BodySegment::Hand, side, 2);
  twist.quantity = Dimension::None;
  coded.add(&RulaCodes::twist, arm.twist > kNearEnd ? 2 : 1,
            measured(twist, arm.twist, arm.twist > kNearEnd ? "near the end of its range" : ""));
}

void addRulaBody(const SeenPosture& seen, Coded<RulaCodes>& coded) {
  const BodyAngles& angles = seen.angles;
  Remarks neck, trunk, legs;
  const double bent = angles.neckFlexion;
  int code = bent < -kNeutral ? 4 : bent <= 10.0 * kDegree ? 1 : bent <= 20.0 * kDegree ? 2 : 3;
  code += neck(isTurned(angles.neckTwist), "twisted") + neck(isTurned(angles.neckSide), "bent aside");
  coded.add(&RulaCodes::neck, code, measured(ofMiddle("neck", BodySegment::Head, 6), bent, neck.text));
  const double lean = std::abs(angles.trunkFlexion);
  code = lean <= kNeutral || (sitsSupported(seen) && trunk(true, "supported")) ? 1
         : lean <= 20.0 * kDegree                                              ? 2
         : lean <= 60.0 * kDegree                                              ? 3
                                                                               : 4;
  code += trunk(isTurned(angles.trunkTwist), "twisted") + trunk(isTurned(angles.trunkSide), "bent aside");
  coded.add(&RulaCodes::trunk, code,
            measured(ofMiddle("trunk", BodySegment::Trunk, 6), angles.trunkFlexion, trunk.text));
  ScorePart part = ofMiddle("legs", BodySegment::Thigh, 2);
  const bool isBalanced = seen.support.isBalanced();
  part.remark = isBalanced ? "balanced" : seen.support.kneels ? "kneeling" : "not both feet bear";
  coded.add(&RulaCodes::legs, isBalanced ? 1 : 2, part);
}

Coded<RulaCodes> rulaCoded(const SeenPosture& seen, BodySide side, const ScoreSettings& settings) {
  Coded<RulaCodes> coded;
  addRulaArm(seen, side, coded);
  addRulaBody(seen, coded);
  const double hand = seen.support.hands[static_cast<std::size_t>(side)];
  const int use = muscleUse(settings);
  coded.add(&RulaCodes::useA, use + rulaForce(hand, settings), forcePart("use and force, arm", hand, 4));
  coded.add(&RulaCodes::useB, use + rulaForce(seen.support.carried, settings),
            forcePart("use and force, body", seen.support.carried, 4));
  return coded;
}

int kneeCode(double knee) { return knee > 60.0 * kDegree ? 2 : knee > 30.0 * kDegree ? 1 : 0; }

void addRebaBody(const SeenPosture& seen, const ScoreSettings& settings, Coded<RebaCodes>& coded) {
  const BodyAngles& angles = seen.angles;
  Remarks neck, trunk, legs;
  int code = angles.neckFlexion > 20.0 * kDegree || angles.neckFlexion < -kNeutral ? 2 : 1;
  code += neck(isTurned(angles.neckTwist) || isTurned(angles.neckSide), "twisted or bent aside");
  coded.add(&RebaCodes::neck, code,
            measured(ofMiddle("neck", BodySegment::Head, 3), angles.neckFlexion, neck.text));
  const double lean = angles.trunkFlexion;
  code = std::abs(lean) <= kNeutral ? 1 : lean > 60.0 * kDegree ? 4 : std::abs(lean) > 20.0 * kDegree ? 3 : 2;
  code += trunk(isTurned(angles.trunkTwist) || isTurned(angles.trunkSide), "twisted or bent aside");
  coded.add(&RebaCodes::trunk, code, measured(ofMiddle("trunk", BodySegment::Trunk, 5), lean, trunk.text));
  const double knee = std::max(angles.knees[0], angles.knees[1]);
  const bool isSteady = seen.support.sits || seen.walks || seen.support.isBalanced();
  code = (isSteady ? 1 : 2) + (seen.support.sits ? 0 : kneeCode(knee));
  legs(!isSteady, "not both feet bear");
  coded.add(&RebaCodes::legs, code, measured(ofMiddle("legs", BodySegment::Thigh, 4), knee, legs.text));
  const double mass = seen.support.carried / kKilogram;
  code = (mass < 5.0 ? 0 : mass <= 10.0 ? 1 : 2) + (settings.isShock ? 1 : 0);
  coded.add(&RebaCodes::load, code, forcePart("load", seen.support.carried, 3));
}

void addRebaArm(const SeenPosture& seen, BodySide side, Coded<RebaCodes>& coded) {
  const auto at = static_cast<std::size_t>(side);
  const ArmAngles& arm = seen.angles.arms[at];
  Remarks upper, wrist;
  int code = upperArmBand(arm.flexion) + upper(arm.abduction > kAbducted, "abducted") +
             upper(arm.raise > kTurned, "shoulder raised") - upper(seen.support.armRests[at], "supported");
  coded.add(&RebaCodes::upperArm, std::max(code, 1),
            measured(ofSide("upper arm", BodySegment::UpperArm, side, 6), arm.flexion, upper.text));
  const bool isBent = arm.elbow >= 60.0 * kDegree && arm.elbow <= 100.0 * kDegree;
  coded.add(&RebaCodes::lowerArm, isBent ? 1 : 2,
            measured(ofSide("lower arm", BodySegment::Forearm, side, 2), arm.elbow, ""));
  code = (std::abs(arm.wristFlexion) <= 15.0 * kDegree ? 1 : 2) +
         wrist(isTurned(arm.wristDeviation) || arm.twist > kNearEnd, "deviated or twisted");
  coded.add(&RebaCodes::wrist, code,
            measured(ofSide("wrist", BodySegment::Hand, side, 3), arm.wristFlexion, wrist.text));
}

Coded<RebaCodes> rebaCoded(const SeenPosture& seen, BodySide side, const ScoreSettings& settings) {
  Coded<RebaCodes> coded;
  addRebaBody(seen, settings, coded);
  addRebaArm(seen, side, coded);
  // a hand that holds nothing couples to nothing
  const bool holds = seen.support.hands[static_cast<std::size_t>(side)] > 1.0;
  ScorePart coupling{"coupling", {}, {}, 0.0, 0.0, 3.0};
  coupling.remark = holds ? kCouplingWords[static_cast<std::size_t>(settings.coupling)] : "holds nothing";
  coded.add(&RebaCodes::coupling, holds ? static_cast<int>(settings.coupling) : 0, coupling);
  ScorePart activity{"activity", {}, {}, 0.0, 0.0, 3.0};
  Remarks words;
  const int code = words(isStatic(settings), "held over a minute") +
                   words(settings.perMinute > 4.0, "repeated") +
                   words(settings.isHurried, "rapid or unstable");
  activity.remark = words.text;
  coded.add(&RebaCodes::activity, code, activity);
  return coded;
}

int owasLegs(const SeenPosture& seen) {
  if (seen.support.sits) return 1;
  if (seen.support.kneels) return 6;
  if (seen.walks) return 7;
  constexpr double kStraight = 30.0 * kDegree;
  const auto& feet = seen.support.feet;
  const auto& knees = seen.angles.knees;
  if (feet[0] && feet[1]) return std::max(knees[0], knees[1]) > kStraight ? 4 : 2;
  return knees[feet[1] ? 1 : 0] > kStraight ? 5 : 3;
}

Coded<OwasCodes> owasCoded(const SeenPosture& seen) {
  constexpr std::array<const char*, 7> kLegs{"sitting",
                                             "standing on both legs",
                                             "standing on one leg",
                                             "standing, knees bent",
                                             "standing on one bent leg",
                                             "kneeling",
                                             "walking"};
  constexpr double kLimit = 20.0 * kDegree;
  const BodyAngles& angles = seen.angles;
  Coded<OwasCodes> coded;
  Remarks back;
  const int bent = back(std::abs(angles.trunkFlexion) > kLimit, "bent");
  const int turned = back(std::abs(angles.trunkTwist) > kLimit || std::abs(angles.trunkSide) > kLimit,
                          "twisted or bent aside");
  coded.add(&OwasCodes::back, 1 + bent + 2 * turned,
            measured(ofMiddle("back", BodySegment::Trunk, 4), angles.trunkFlexion, back.text));
  const int high =
      (angles.arms[0].aboveShoulder >= 0.0 ? 1 : 0) + (angles.arms[1].aboveShoulder >= 0.0 ? 1 : 0);
  ScorePart arms = ofMiddle("arms", BodySegment::UpperArm, 3);
  arms.remark = high == 0   ? "below the shoulders"
                : high == 1 ? "one at or above the shoulder"
                            : "both at or above the shoulders";
  coded.add(&OwasCodes::arms, 1 + high, arms);
  const int legs = owasLegs(seen);
  ScorePart stand = ofMiddle("legs", BodySegment::Thigh, 7);
  stand.remark = kLegs[static_cast<std::size_t>(legs - 1)];
  coded.add(&OwasCodes::legs, legs, stand);
  const double mass = seen.support.carried / kKilogram;
  ScorePart load = forcePart("load", seen.support.carried, 3);
  load.least = 1.0;
  coded.add(&OwasCodes::load, mass < 10.0 ? 1 : mass <= 20.0 ? 2 : 3, load);
  return coded;
}

ActionLevel levelOf(double value, double investigate, double soon, double now) {
  if (value >= now) return ActionLevel::ChangeNow;
  if (value >= soon) return ActionLevel::ChangeSoon;
  return value >= investigate ? ActionLevel::Investigate : ActionLevel::Acceptable;
}

/// Of both sides the one with the higher score; of equals the one whose parts are worse.
InstantScore worse(const InstantScore& right, const InstantScore& left) {
  const auto sum = [](const InstantScore& score) {
    double all = 0.0;
    for (const ScorePart& part : score.parts) all += part.severity();
    return all;
  };
  if (left.value != right.value) return left.value > right.value ? left : right;
  return sum(left) > sum(right) ? left : right;
}

}  // namespace

RulaCodes rulaCodes(const SeenPosture& seen, BodySide side, const ScoreSettings& settings) {
  return rulaCoded(seen, side, settings).codes;
}

RebaCodes rebaCodes(const SeenPosture& seen, BodySide side, const ScoreSettings& settings) {
  return rebaCoded(seen, side, settings).codes;
}

OwasCodes owasCodes(const SeenPosture& seen) { return owasCoded(seen).codes; }

InstantScore rulaInstant(const SeenPosture& seen, const ScoreSettings& settings) {
  const auto value = [](const RulaCodes& codes) { return static_cast<double>(rulaScore(codes).grand); };
  InstantScore score = worse(scored(rulaCoded(seen, BodySide::Right, settings), value),
                             scored(rulaCoded(seen, BodySide::Left, settings), value));
  score.level = levelOf(score.value, 3.0, 5.0, 7.0);
  return score;
}

InstantScore rebaInstant(const SeenPosture& seen, const ScoreSettings& settings) {
  const auto value = [](const RebaCodes& codes) { return static_cast<double>(rebaScore(codes).final); };
  InstantScore score = worse(scored(rebaCoded(seen, BodySide::Right, settings), value),
                             scored(rebaCoded(seen, BodySide::Left, settings), value));
  score.level = levelOf(score.value, 4.0, 8.0, 11.0);
  return score;
}

InstantScore owasInstant(const SeenPosture& seen) {
  InstantScore score = scored(
      owasCoded(seen), [](const OwasCodes& codes) { return static_cast<double>(owasCategory(codes)); });
  score.level = levelOf(score.value, 2.0, 3.0, 4.0);
  return score;
}

}  // namespace handhold
