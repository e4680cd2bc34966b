// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/hand_presets.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "engine/arm/arm_findings.h"

namespace handhold {

namespace {

constexpr int kSpins = 72;       // of 5 degrees
constexpr double kLevel = 1e-9;  // rounding of a sine

double mostBend(const HandPreset& preset) {
  double most = 0.0;
  for (const JointAttitude& joint : preset.fingers) {
    const Vector3 along = joint.q * Vector3::UnitX();
    most = std::max(most, std::atan2(along.tail<2>().norm(), along.x()));
  }
  return most;
}

/// Steeper than half way between level and down.
bool isWanted(const ArmModel& model, const HandPreset& preset, const ArmAsk& ask) {
  return !preset.isFromAbove || ask.hand.x.dot(model.bearings().up) <= -std::numbers::sqrt2 / 2.0 + kLevel;
}

/// Reaching it comes before bending little.
bool isBetter(const ArmPosture& a, const ArmPosture& b) {
  if (a.circle.canReach() != b.circle.canReach()) return a.circle.canReach();
  return std::abs(a.wristBend) + std::abs(a.twistLeft) < std::abs(b.wristBend) + std::abs(b.twistLeft);
}

/// All about the thing's z, and end for end where the preset does not mind.
std::vector<Quaternion> turnsOf(const HandPreset& preset) {
  std::vector<Quaternion> turns;
  for (int i = 0; i < kSpins; ++i) {
    const Quaternion spin(Eigen::AngleAxisd(2.0 * std::numbers::pi * i / kSpins, Vector3::UnitZ()));
    turns.push_back(spin);
    if (preset.isEitherSide) turns.push_back(spin * Quaternion(0.0, 1.0, 0.0, 0.0));
  }
  return turns;
}

JudgedPreset judge(const ArmModel& model, const ArmAsk& ask, const GraspedThing& thing, int index) {
  const HandPreset& preset = model.presets[std::size_t(index)];
  JudgedPreset judged;
  judged.preset = index;
  judged.fingerBend = mostBend(preset);
  ArmPosture best;
  bool isFirst = true;
  for (const Quaternion& turn : turnsOf(preset)) {
    const ArmAsk there = askWith(model, ask, preset, thing, turn);
    if (!isWanted(model, preset, there)) continue;
    judged.hasWantedSide = true;
    ArmPosture posture = postureOf(model, there);
    // what joints can do comes before what bends them little
    const bool isPossible = posture.circle.canReach() && beyondRanges(model, posture).empty();
    const bool isPreferred = isPossible == judged.isPossible ? isBetter(posture, best) : isPossible;
    if (!std::exchange(isFirst, false) && !isPreferred) continue;
    best = std::move(posture);
    judged.turn = turn;
    judged.isPossible = isPossible;
  }
  judged.answer = answerOf(model, askWith(model, ask, preset, thing, judged.turn));
  return judged;
}

}  // namespace

void holdAs(const HandPreset& preset, double mass, ArmAsk& ask) {
  ask.fingers = preset.fingers;
  ask.weights = preset.bearing;
  for (ArmWeight& weight : ask.weights) weight.mass *= mass;
}

ArmAsk askWith(const ArmModel& model, ArmAsk ask, const HandPreset& preset, const GraspedThing& thing,
               const Quaternion& turn) {
  const Quaternion hand = thing.attitude * turn * preset.thing.conjugate();
  ask.target = thing.place;
  ask.heldAt = model.weights.front().ratio;
  ask.hand = {hand * Vector3::UnitX(), hand * Vector3::UnitZ()};
  holdAs(preset, thing.mass, ask);
  return ask;
}

std::vector<JudgedPreset> judgePresets(const ArmModel& model, const ArmAsk& ask, const GraspedThing& thing) {
  std::vector<JudgedPreset> all;
  for (std::size_t i = 0; i < model.presets.size(); ++i)
    all.push_back(judge(model, ask, thing, static_cast<int>(i)));
  return all;
}

int bestPreset(const std::vector<JudgedPreset>& judged) {
  const JudgedPreset* best = nullptr;
  for (const JudgedPreset& one : judged)
    if (one.isPossible && (!best || isBetter(one.answer.posture, best->answer.posture))) best = &one;
  return best ? best->preset : -1;
}

}  // namespace handhold
