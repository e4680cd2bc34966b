// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/scores.h"

#include <algorithm>
#include <functional>
#include <memory>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/motion/loaded_torques.h"
#include "engine/scores/endurance.h"
#include "engine/scores/lifting.h"
#include "engine/scores/limit_scores.h"
#include "engine/scores/low_back.h"
#include "engine/scores/posture_codes.h"
#include "engine/task/weightless.h"
#include "engine/trial/trial.h"

namespace handhold {

namespace {

constexpr double kEarthly = 9.80665;
constexpr double kWeightless = 0.05 * kEarthly;  ///< below this nothing weighs (m/s^2)
constexpr double kWalks = 0.3;                   ///< speed of the hips over the ground, and of an ankle (m/s)

/// After updateKinematics.
bool anAnkleMoves(const Model& model, const MotionFrame& frame, const Data& data) {
  return std::ranges::any_of(kBodySides, [&](BodySide side) {
    const SiteIndex ankle = findSite(model, role::kAnkle, side);
    if (!ankle.valid()) return false;
    const LinkIndex link = model.sites[static_cast<std::size_t>(ankle)].link;
    return pointVelocity(model, data, frame.v, link, sitePose(model, data, ankle).p).tail<3>().norm() >
           kWalks;
  });
}

/// Everything that rules read of a trial.
struct Judged {
  const Trial& trial;
  const Model& model;
  Vector3 gravity, up;
  const ScoreSettings& settings;
  const PopulationStrength& strength;
  AngleMeter angles;
  SupportMeter support;
  std::vector<LinkIndex> spine;

  /// In flight, or floating in water.
  bool isAfloat() const { return gravity.norm() < kWeightless || (trial.task && floats(*trial.task)); }

  SeenPosture seen(const MotionFrame& frame, const Data& data) const {
    SeenPosture posture{angles.at(frame.q, data, up), support.at(frame, data, up)};
    if (trial.isMotion() && frame.v.size() == model.velocitySize()) {
      const Vector3 speed = frame.v.head<3>();
      // whoever stands on both feet may move the hips as fast
      posture.walks = (speed - speed.dot(up) * up).norm() > kWalks && !posture.support.sits &&
                      (!posture.support.isBalanced() || anAnkleMoves(model, frame, data));
    }
    return posture;
  }
};

using Instant = std::function<InstantScore(const Judged&, const MotionFrame&, const Data&)>;

Instant instantOf(Rule rule) {
  switch (rule) {
    case Rule::Rula:
      return [](const Judged& j, const MotionFrame& f, const Data& d) {
        return rulaInstant(j.seen(f, d), j.settings);
      };
    case Rule::Reba:
      return [](const Judged& j, const MotionFrame& f, const Data& d) {
        return rebaInstant(j.seen(f, d), j.settings);
      };
    case Rule::Owas:
      return [](const Judged& j, const MotionFrame& f, const Data& d) { return owasInstant(j.seen(f, d)); };
    case Rule::LowBack:
      return [](const Judged& j, const MotionFrame& f, const Data& d) {
        return lowBackInstant(lowBackLoad(j.model, d, f, j.gravity, j.spine));
      };
    case Rule::Capable:
      return [](const Judged& j, const MotionFrame& f, const Data&) {
        return capableInstant(j.model, f, j.strength);
      };
    case Rule::CrewLoad:
      return [](const Judged& j, const MotionFrame& f, const Data&) { return crewLoadInstant(j.model, f); };
    default:
      return [](const Judged& j, const MotionFrame& f, const Data& d) {
        return reachInstant(j.trial, f, d, j.isAfloat());
      };
  }
}

/// Why a rule does not apply; empty: it does.
std::string objection(Rule rule, const Judged& judged) {
  const bool isOfPostures = rule == Rule::Rula || rule == Rule::Reba || rule == Rule::Owas;
  if ((isOfPostures || rule == Rule::Lifting) && judged.isAfloat())
    return "it is made for people who stand or sit under gravity, and nothing weighs or all floats here";
  if (rule == Rule::CrewLoad && !judged.isAfloat()) return "its limits are of hardware in weightless flight";
  if (isOfPostures || rule == Rule::Lifting) return judged.angles.lack();
  if (rule == Rule::LowBack && judged.spine.empty()) return "the body has no joint between pelvis and chest";
  if (rule == Rule::Capable && !hasKnownStrength(judged.model, judged.strength))
    return "no strength of people is known for any joint of this body";
  return {};
}

std::vector<std::string> assumptions(Rule rule, const ScoreSettings& settings, const Vector3& gravity) {
  char text[160];
  std::vector<std::string> told;
  const bool isOfPostures = rule == Rule::Rula || rule == Rule::Reba;
  if (isOfPostures) {
    std::snprintf(text, sizeof text, "kept for %.3g s, repeated %.3g times a minute%s", settings.held,
                  settings.perMinute, settings.isShock ? ", with shock" : ", without shock");
    told.emplace_back(text);
    told.emplace_back("neutral within 5 degrees; twisted, bent aside or deviated from 10, abducted from 20");
  }
  if (rule == Rule::Reba || rule == Rule::Lifting)
    told.push_back(std::string("coupling ") + kCouplingWords[static_cast<std::size_t>(settings.coupling)]);
  if (rule == Rule::Lifting) {
    std::snprintf(text, sizeof text,
                  "%.3g lifts a minute for %.3g h, control at the destination, no slipping",
                  settings.liftsPerMinute, settings.hours);
    told.emplace_back(text);
    const double share = gravity.norm() / kEarthly;
    if (std::abs(share - 1.0) > 0.01) {
      std::snprintf(text, sizeof text, "loads count by what they weigh here, %.2g of their weight on Earth",
                    share);
      told.emplace_back(text);
    }
  }
  if (rule == Rule::LowBack)
    told.emplace_back(
        "the lowest joint of the spine is taken for L5/S1, one muscle with an arm of 6 cm for all");
  if (rule == Rule::Capable) {
    told.emplace_back(
        "static strengths of people of 18 to 25 years and all sizes; speed and fatigue are not counted");
    told.emplace_back(
        "strengths of shoulders and trunk (Stobbe 1982) stand here from memory, at their angle of "
        "measurement");
    told.emplace_back(
        "elbows: the peak of young men in a movement, by mass (Lategan and Krueger 2003); women's as their "
        "grips "
        "are of men's");
    told.emplace_back(
        "the back's extension, wrists, neck and hands are not counted: no strength of people that may be "
        "shipped");
  }
  if (rule == Rule::CrewLoad)
    told.emplace_back("quasi-static limit loads; multiply by 1.5 for tested, 2 for untested hardware");
  if (rule == Rule::Reach) told.emplace_back("whether a body or a thing hides the hands is not looked at");
  return told;
}

void fillCurve(const Judged& judged, const Motion& motion, RuleVerdict& verdict) {
  const Instant instant = instantOf(verdict.rule);
  Data data(judged.model);
  for (const MotionFrame& frame : motion.frames) {
    updateKinematics(judged.model, frame.q, data);
    verdict.curve.push_back(instant(judged, frame, data));
    verdict.curve.back().time = frame.time;
  }
  sumUp(verdict);
}

/// Frames with rates and torques, whatever their origin left out.
Motion completed(const Model& model, const Vector3& gravity, const Motion& motion) {
  Motion whole = motion;
  for (MotionFrame& frame : whole.frames)
    for (VectorX* rates : {&frame.v, &frame.vdot})
      if (rates->size() != model.velocitySize()) *rates = VectorX::Zero(model.velocitySize());
  addMissingTorques(model, gravity, whole);
  return whole;
}

}  // namespace

std::vector<RuleVerdict> scoresOf(const Trial& trial, const Vector3& gravity, const std::vector<Rule>& rules,
                                  const ScoreSettings& settings, const PopulationStrength& strength) {
  const Model& model = *trial.subject.model;
  const Vector3 up = gravity.norm() > 0.0 ? Vector3(-gravity.normalized()) : Vector3(Vector3::UnitY());
  const Judged judged{trial,
                      model,
                      gravity,
                      up,
                      settings,
                      strength,
                      AngleMeter(model),
                      SupportMeter(model),
                      lowestSpine(model)};
  const Motion motion = completed(model, gravity, trial.motion);
  std::vector<RuleVerdict> verdicts;
  for (const Rule rule : rules) {
    RuleVerdict verdict;
    verdict.rule = rule;
    verdict.reason =
        motion.frames.empty() ? "there is no posture: nothing was found" : objection(rule, judged);
    if (verdict.applies() && rule == Rule::Lifting)
      verdict = liftingVerdict(trial, gravity, settings);
    else if (verdict.applies() && rule == Rule::Endurance)
      verdict = enduranceVerdict(trial, motion, settings, strength);
    else if (verdict.applies())
      fillCurve(judged, motion, verdict);
    if (verdict.applies() && verdict.assumed.empty()) verdict.assumed = assumptions(rule, settings, gravity);
    verdicts.push_back(std::move(verdict));
  }
  return verdicts;
}

}  // namespace handhold
