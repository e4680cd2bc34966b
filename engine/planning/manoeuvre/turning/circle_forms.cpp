// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/circle_forms.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr int kSamplesOfLift = 13, kSamplesOfRound = 16;
constexpr double kRad = M_PI / 180.0;
constexpr double kArmsAside = 45.0 * kRad;  // of the shoulder's adduction, which is 81 degrees at ease
/// It is the hips that lean: legs further before or behind the trunk.
constexpr const char* kLeaning = "hip_flexion";

/// Found as the shortest, by an evolution of centres, swings and
/// phases for human55 (covariance matrix adaptation); the planner makes them smaller where limits ask for it.
std::vector<CircleForm> foundForms() {
  return {{"a hula of straight legs",
           "a hula of straight legs with arms aside",
           TurnKind::Roll,
           TurnLimbs::Legs,
           {{"hip_abduction", 21.0 * kRad, 37.0 * kRad, 97.4 * kRad},
            {"hip_flexion", -42.5 * kRad, 72.0 * kRad, 64.9 * kRad},
            {"knee_flexion", 2.2 * kRad, 0.0, 0.0}}},
          {"a hula of legs that tuck",
           "a hula of legs that tuck with arms aside",
           TurnKind::Roll,
           TurnLimbs::Legs,
           {{"hip_abduction", 26.4 * kRad, 32.0 * kRad, 82.0 * kRad},
            {"hip_flexion", -42.5 * kRad, 72.0 * kRad, 64.0 * kRad},
            {"knee_flexion", 67.5 * kRad, 65.0 * kRad, 36.7 * kRad}}},
          {"circles of the arms over a tuck",
           "",
           TurnKind::Roll,
           TurnLimbs::LegsAndArms,
           {{"shoulder_adduction", 66.3 * kRad, 42.0 * kRad, 23.0 * kRad},
            {"shoulder_horizontal_flexion", 34.9 * kRad, 40.0 * kRad, -66.7 * kRad},
            {"elbow_flexion", -60.9 * kRad, 38.6 * kRad, 109.6 * kRad},
            {"humerus_rotation", -68.3 * kRad, 42.4 * kRad, -164.1 * kRad},
            {"hip_flexion", 28.0 * kRad, 0.0, 0.0},
            {"hip_abduction", 55.0 * kRad, 0.0, 0.0},
            {"knee_flexion", 120.4 * kRad, 0.0, 0.0}}},
          {"circles of legs that tuck",
           "circles of legs that tuck with arms aside",
           TurnKind::Pitch,
           TurnLimbs::Legs,
           {{"hip_abduction", 27.3 * kRad, 30.9 * kRad, 83.6 * kRad},
            {"hip_flexion", -32.9 * kRad, 63.0 * kRad, 16.7 * kRad},
            {"knee_flexion", 71.9 * kRad, 60.8 * kRad, 110.7 * kRad}}}};
}

/// Legs that tuck come to where the hands hang; with the arms held aside they pass. Of those without circles
/// of the arms, each form with the arms held so, too.
std::vector<CircleForm> allForms() {
  std::vector<CircleForm> forms = foundForms();
  const std::size_t found = forms.size();
  for (std::size_t i = 0; i < found; ++i) {
    if (forms[i].limbs != TurnLimbs::Legs) continue;
    CircleForm aside = forms[i];
    aside.words = forms[i].wordsAside;
    aside.joints.push_back({"shoulder_adduction", kArmsAside, 0.0, 0.0});
    forms.push_back(std::move(aside));
  }
  return forms;
}

LinkIndex jointOf(const Model& model, const char* side, const JointCircle& circle) {
  return model.findJoint(std::string(side).append(circle.joint));
}

/// Joint angles after a number of rounds, any part of one counted.
VectorX anglesAt(const Model& model, const TurnCycle& cycle, double rounds, VectorX angles) {
  const double at = 2.0 * M_PI * rounds, mirrored = cycle.kind == TurnKind::Pitch ? at : -at;
  for (const JointCircle& circle : cycle.circles->joints) {
    const LinkIndex right = jointOf(model, "r_", circle), left = jointOf(model, "l_", circle);
    if (!right.valid() || !left.valid()) continue;
    const double centre = circle.centre + (std::string(circle.joint) == kLeaning ? cycle.lean : 0.0);
    const auto angle = [&](double round) {
      return centre + cycle.size * circle.swing * std::cos(round + circle.phase);
    };
    angles[right - 1] = angle(at);
    angles[left - 1] = model.joints[right].mirrorSign * angle(mirrored);
  }
  return angles;
}

}  // namespace

const std::vector<CircleForm>& circleForms() {
  static const std::vector<CircleForm> forms = allForms();
  return forms;
}

bool canDo(const Model& model, const CircleForm& form) {
  return std::ranges::all_of(form.joints, [&](const JointCircle& circle) {
    // a joint that only stays where it is may be missing
    return circle.swing == 0.0 ||
           (jointOf(model, "r_", circle).valid() && jointOf(model, "l_", circle).valid());
  });
}

CycleWays circleWays(const Model& model, const TurnCycle& cycle) {
  const VectorX closed = closedPosture(model, cycle.limbs).tail(model.jointCount());
  const VectorX lifted = anglesAt(model, cycle, 0.0, closed);
  CycleWays ways;
  for (int i = 0; i < kSamplesOfLift; ++i) {
    const double u = static_cast<double>(i) / (kSamplesOfLift - 1);
    ways[0].push_back((1.0 - u) * closed + u * lifted);
  }
  ways[2].assign(ways[0].rbegin(), ways[0].rend());
  const int samples = kSamplesOfRound * cycle.rounds;
  for (int i = 0; i <= samples; ++i) {
    const double rounds = std::copysign(static_cast<double>(i) / kSamplesOfRound, cycle.sweep);
    ways[1].push_back(anglesAt(model, cycle, rounds, closed));
  }
  return ways;
}

}  // namespace handhold
