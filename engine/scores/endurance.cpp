// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/endurance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

#include "engine/contact/contact_kind.h"
#include "engine/core/spoken_name.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/limb_side.h"
#include "engine/model/segments.h"
#include "engine/model/utilisation.h"
#include "engine/task/held_loads.h"
#include "engine/task/load_shares.h"
#include "engine/task/task_loads.h"
#include "engine/trial/trial.h"

namespace handhold {

namespace {

/// Fatigue after a stretch is factor * before + added.
struct Stretch {
  double factor = 1.0, added = 0.0;

  double after(double fatigue) const { return factor * fatigue + added; }
  Stretch then(const Stretch& next) const { return {next.factor * factor, next.factor * added + next.added}; }
};

Stretch underLoad(const FatigueRates& rates, double load, double seconds) {
  const double factor = std::exp(-rates.recovery * seconds);
  return {factor, rates.fatigue * load / rates.recovery * (1.0 - factor)};
}

/// Before which fatigue at the beginning of a repeat the load at every of its times can be borne, and where
/// it is exceeded first.
struct Weakest {
  double fatigue = 1.0;
  std::size_t at = 0;
};

FatigueRates resting(const FatigueRates& rates) { return {rates.fatigue, rates.recovery * rates.rest, 1.0}; }

/// The stretches from the beginning of a repeat to each of its times.
std::vector<Stretch> stretchesOf(const FatigueRates& rates, const Exertion& exertion) {
  std::vector<Stretch> all(1);
  for (std::size_t i = 1; i < exertion.times.size(); ++i) {
    const double load = 0.5 * (exertion.loads[i - 1] + exertion.loads[i]);
    all.push_back(all.back().then(
        underLoad(load > 0.0 ? rates : resting(rates), load, exertion.times[i] - exertion.times[i - 1])));
  }
  return all;
}

Weakest weakestOf(const std::vector<Stretch>& stretches, const Exertion& exertion) {
  Weakest weakest{std::numeric_limits<double>::infinity(), 0};
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const double most = (1.0 - exertion.loads[i] - stretches[i].added) / stretches[i].factor;
    if (most < weakest.fatigue) weakest = {most, i};
  }
  return weakest;
}

/// Whole repeats from fatigue 0 until it exceeds `most` at the beginning of one; nothing: never.
std::optional<double> repeatsUntil(const Stretch& repeat, double most) {
  if (most < 0.0) return 0.0;
  const double last = repeat.added / (1.0 - repeat.factor);
  if (last <= most) return std::nullopt;
  return std::floor(std::log(1.0 - most / last) / std::log(repeat.factor)) + 1.0;
}

const char* groupOf(BodySegment segment) {
  switch (segment) {
    case BodySegment::Trunk:
      return "trunk";
    case BodySegment::ShoulderGirdle:
    case BodySegment::UpperArm:
      return "shoulder";
    case BodySegment::Forearm:
      return "elbow";
    case BodySegment::Shank:
      return "knee";
    case BodySegment::Foot:
      return "ankle";
    default:
      return "general";
  }
}

/// Loads over time of whatever tires.
struct Tiring {
  ScorePart part;
  const char* group = "general";
  std::vector<double> loads;
};

std::vector<Tiring> jointsOf(const Model& model, const Motion& motion) {
  std::vector<Tiring> all;
  const std::vector<BodySegment> segments = segmentsOf(model);
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[static_cast<std::size_t>(i)];
    Tiring tiring;
    tiring.part = {spokenName(joint.name), segments[static_cast<std::size_t>(i)], limbSide(joint.limb)};
    tiring.group = groupOf(segments[static_cast<std::size_t>(i)]);
    for (const MotionFrame& frame : motion.frames) {
      const double tau = frame.tau[velocityIndex(i)];
      const bool isStrong = torqueLimit(model, i, endOf(tau), frame.q, frame.v) != 0.0;
      tiring.loads.push_back(isStrong ? utilisation(model, i, tau, frame.q, frame.v) : 0.0);
    }
    all.push_back(std::move(tiring));
  }
  return all;
}

/// Beyond it nobody asks by how much (of a limit of zero without bounds).
constexpr double kFarBeyond = 10.0;

Tiring tiringHand(const std::string& name, std::size_t frames) {
  Tiring tiring;
  tiring.part = {name, BodySegment::Hand, {}};
  tiring.group = "grip";
  tiring.loads.assign(frames, 0.0);
  return tiring;
}

bool isGrip(const std::string& kind) {
  const ContactKindRow* row = findResultWord(kind);
  return row && row->isOfHand() && row->isOnBar();
}

/// Hands that carry loads of the task.
std::vector<Tiring> carryingOf(const Trial& trial, const Motion& motion) {
  std::vector<Tiring> all;
  if (!trial.task) return all;
  const Model& model = *trial.subject.model;
  Task task = *trial.task;
  task.laws = Laws();  // limits that are not enforced tire as well
  Data data(model);
  for (const HeldLoads& held : heldLoads(model, task)) {
    const Task alone = heldTask(task, held);
    all.push_back(tiringHand(held.grip.name + "'s load", motion.frames.size()));
    for (std::size_t f = 0; f < motion.frames.size(); ++f) {
      const MotionFrame& frame = motion.frames[f];
      updateKinematics(model, frame.q, data);
      const Vector6 wrench = heldWrench(held, data, taskLoads(model, alone, data, frame.v, frame.vdot));
      all.back().loads[f] = std::min(shareOfLimits(held.grip, wrench), kFarBeyond);
    }
  }
  return all;
}

/// Hands that grip, by the contact's name: 0 while they hold nothing.
std::vector<Tiring> gripsOf(const Trial& trial, const Motion& motion) {
  std::vector<Tiring> all;
  if (!trial.task) return all;
  LoadShares shares(*trial.subject.model, *trial.task);
  std::map<std::string, std::size_t> known;
  for (std::size_t f = 0; f < motion.frames.size(); ++f) {
    const std::vector<ContactLoad>& loads = motion.frames[f].loads;
    const std::vector<std::optional<double>> parts = shares.at(motion.frames[f].q, loads);
    for (std::size_t i = 0; i < loads.size(); ++i) {
      const ContactLoad& load = loads[i];
      if (!isGrip(load.kind) || !parts[i]) continue;
      const auto [at, isNew] = known.try_emplace(load.name, all.size());
      if (isNew) all.push_back(tiringHand(load.name, motion.frames.size()));
      all[at->second].loads[f] = std::min(*parts[i], kFarBeyond);
    }
  }
  return all;
}

std::string remarkOf(const Tiring& tiring, const Exertion& exertion, double time) {
  char text[96];
  const double most = *std::max_element(tiring.loads.begin(), tiring.loads.end());
  if (most >= kFarBeyond)
    std::snprintf(text, sizeof text, "more than %.0f %% of strength", 100.0 * kFarBeyond);
  else if (tiring.loads.size() < 2)
    std::snprintf(text, sizeof text, "%.0f %% of strength", 100.0 * most);
  else
    std::snprintf(text, sizeof text, "up to %.0f %% of strength, %.0f whole repeats", 100.0 * most,
                  std::floor(time / exertion.period()));
  return text;
}

std::vector<std::string> assumptions(const ScoreSettings& settings, const Exertion& exertion) {
  char text[96];
  std::vector<std::string> told;
  if (settings.held > 0.0) {
    std::snprintf(text, sizeof text, "wanted for %.3g s", settings.held);
    told.emplace_back(text);
  }
  if (exertion.rest > 0.0) {
    std::snprintf(text, sizeof text, "repeated %.3g times a minute, with %.3g s of rest between",
                  settings.perMinute, exertion.rest);
    told.emplace_back(text);
  } else if (exertion.times.size() > 1) {
    told.emplace_back(settings.perMinute > 0.0
                          ? "repeated without a pause: it takes too long to be repeated as often as told"
                          : "repeated without a pause");
  }
  told.emplace_back("each joint tires as the typical one of its group; tested from 10 to 90 % of strength");
  told.emplace_back(
      "hands tire by the bars that they grip and the loads that they carry, not by what a flat hand pushes");
  return told;
}

}  // namespace

double holdingTime(const FatigueRates& rates, double load) {
  if (load > 1.0) return 0.0;
  if (load <= 0.0) return kLongestEndurance;
  const double left = 1.0 - rates.recovery * (1.0 - load) / (rates.fatigue * load);
  return left <= 0.0 ? kLongestEndurance : std::min(-std::log(left) / rates.recovery, kLongestEndurance);
}

double repeatingTime(const FatigueRates& rates, const Exertion& exertion) {
  const std::vector<Stretch> stretches = stretchesOf(rates, exertion);
  const Weakest weakest = weakestOf(stretches, exertion);
  const Stretch repeat = stretches.back().then(underLoad(resting(rates), 0.0, exertion.rest));
  const std::optional<double> repeats = repeatsUntil(repeat, weakest.fatigue);
  if (!repeats || *repeats * exertion.period() >= kLongestEndurance) return kLongestEndurance;
  // within that repeat the first time at which the load is too great
  const double begun = repeat.added / (1.0 - repeat.factor) * (1.0 - std::pow(repeat.factor, *repeats));
  std::size_t i = 0;
  while (i < weakest.at && stretches[i].after(begun) + exertion.loads[i] <= 1.0) ++i;
  return *repeats * exertion.period() + exertion.times[i] - exertion.times.front();
}

RuleVerdict enduranceVerdict(const Trial& trial, const Motion& motion, const ScoreSettings& settings,
                             const PopulationStrength& strength) {
  Exertion exertion;
  for (const MotionFrame& frame : motion.frames) exertion.times.push_back(frame.time);
  const bool isHeld = exertion.period() <= 0.0;
  if (!isHeld && settings.perMinute > 0.0)
    exertion.rest = std::max(0.0, 60.0 / settings.perMinute - exertion.period());
  std::vector<Tiring> all = jointsOf(*trial.subject.model, motion);
  for (Tiring& grip : gripsOf(trial, motion)) all.push_back(std::move(grip));
  for (Tiring& hand : carryingOf(trial, motion)) all.push_back(std::move(hand));
  InstantScore score;
  score.time = motion.frames.back().time;
  score.value = kLongestEndurance;
  for (Tiring& tiring : all) {
    const FatigueRates rates = strength.fatigue(tiring.group);
    exertion.loads = tiring.loads;
    const double time = isHeld ? holdingTime(rates, tiring.loads.front()) : repeatingTime(rates, exertion);
    if (time >= kLongestEndurance) continue;
    tiring.part.score = time;
    tiring.part.least = kLongestEndurance;
    tiring.part.most = 0.0;
    tiring.part.remark = remarkOf(tiring, exertion, time);
    if (time < score.value) score.driver = static_cast<int>(score.parts.size());
    score.value = std::min(score.value, time);
    score.parts.push_back(std::move(tiring.part));
  }
  score.level =
      score.value < std::max(settings.held, 1e-9) ? ActionLevel::ChangeNow : ActionLevel::Acceptable;
  RuleVerdict verdict;
  verdict.rule = Rule::Endurance;
  verdict.assumed = assumptions(settings, exertion);
  verdict.curve = {std::move(score)};
  sumUp(verdict);
  return verdict;
}

}  // namespace handhold
