// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_prediction.h"

#include <algorithm>
#include <chrono>

#include "engine/core/error.h"
#include "engine/planning/advice/best_change.h"
#include "engine/planning/advice/direct_change.h"
#include "engine/planning/paths/slower_motion.h"
#include "engine/planning/prediction/predictor.h"

namespace handhold {

namespace {

/// Changes are tried by predicting again, with so many iterations in all; of whole motions a search takes so
/// many at most.
constexpr int kTrialIterations = 200, kAsideIterations = 500, kOneAside = 60;

void checkSettings(const Model& model, const Task& task) {
  const MotionSettings& motion = task.motion;
  if (motion.controlPoints < motion.degree + 2 || motion.controlPoints < 8)
    throw InputError("motion.control_points", "there are too few control points", "use 12 or more");
  if (motion.instants < 4)
    throw InputError("motion.instants", "there are too few instants", "use 20 or more");
  if (motion.degree < 3) throw InputError("motion.degree", "accelerations would jump", "use 3 or more");
  if (task.start.size() > 0 && task.start.size() != model.positionSize())
    throw InputError("start", "it does not have the coordinates of model " + model.name, "correct it");
}

/// Motions of changed tasks as they come out, until the iterations are used up.
class Trials {
 public:
  explicit Trials(MotionPredictionOptions options) : options_(std::move(options)) {
    options_.progress = {};
    options_.iterate = {};
    options_.question = MotionPredictionOptions::Question::WhatIsNearest;
  }

  std::optional<Outlook> tryOut(const Model& model, const Task& task);

 private:
  MotionPredictionOptions options_;
  int left_ = kTrialIterations;
};

std::optional<Outlook> Trials::tryOut(const Model& model, const Task& task) {
  if (left_ <= 0 || options_.stop.stop_requested()) return {};
  options_.maxIterations = std::min(options_.maxIterations, left_);
  MotionPredictionOptions plain = options_;
  plain.advising = PostureOptions::Advising::No;
  const MotionPlan plan = planPostures(model, task, plain);
  const MotionPrediction changed = predictMotion(model, task, plan, options_);
  left_ -= std::max(1, changed.iterations);
  if (changed.outcome.status == PostureStatus::Stopped || changed.outcome.motion.frames.empty()) return {};
  return Outlook{changed.outcome.violations, changed.levers};
}

/// What would help. Contacts that hold at an end were judged with the end as it is.
Advice adviseMotion(const Model& model, const Task& task, const MotionPrediction& prediction,
                    const MotionPredictionOptions& options) {
  const Outlook now{prediction.outcome.violations, prediction.levers};
  Trials trials(options);
  return bestChange(model, task, now,
                    [&](const Model& other, const Task& changed) { return trials.tryOut(other, changed); });
}

bool keepsLaws(const MotionOutcome& outcome) {
  return outcome.violations.empty() &&
         (outcome.status == PostureStatus::Optimal || outcome.status == PostureStatus::Feasible);
}

using Question = MotionPredictionOptions::Question;

/// Predictions beside the one that was asked for, until their iterations are used up.
class Asides {
 public:
  explicit Asides(const MotionPredictionOptions& options) : options_(options) {
    options_.advising = PostureOptions::Advising::No;
    options_.progress = {};
    options_.iterate = {};
    options_.maxIterations = std::min(options_.maxIterations, kOneAside);
  }

  /// What was not tried does not hold.
  bool holds(const Model& model, const Task& task, Question question);
  bool isStopped() const { return options_.stop.stop_requested(); }
  bool isOver() const { return left_ <= 0 || isStopped(); }

 private:
  MotionPredictionOptions options_;
  int left_ = kAsideIterations;
};

bool Asides::holds(const Model& model, const Task& task, Question question) {
  if (isOver()) return false;
  options_.question = question;
  const MotionPrediction tried = predictMotion(model, task, options_);
  left_ -= std::max(1, tried.iterations);
  return keepsLaws(tried.outcome);
}

/// Of the time that a motion on rough curves needs more: what the whole one needs is tried from the first,
/// and, as that may be found from a slow one alone, from the second.
constexpr double kAdded[] = {1.1, 2.25};

/// A time, or a little more, tried whole; where the trials ended before one held, the longest of them.
Advice adviseSlower(const Model& model, const Task& task, double times, Asides& asides) {
  const double added = (times - 1.0) * task.motion.duration;
  for (const Question question : {Question::WhetherItHolds, Question::WhatHolds}) {
    const double first = added * kAdded[question == Question::WhatHolds ? 1 : 0];
    const auto holds = [&](const Task& slower) { return asides.holds(model, slower, question); };
    if (const auto told = slowerBy(first, model, task, holds)) return *told;
  }
  if (!asides.isOver()) return {};
  TaskChange change;
  change.kind = TaskChange::Kind::Duration;
  change.factor = 1.0 + (times - 1.0) * kAdded[1];
  return {Effect::ShouldHelp, rounded(change)};
}

/// Where the laws hold at the instants and a little is missing between them, hardly more time may do, found
/// from a slow motion where not at once.
constexpr double kLittleSlower = 1.1;

bool mayTakeLonger(const Task& task) { return !task.motion.begin && !task.motion.end; }

Advice adviseLittleSlower(const Model& model, const Task& task, Asides& asides) {
  const auto holds = [&](const Task& slower) { return asides.holds(model, slower, Question::WhatHolds); };
  return slowerBy((kLittleSlower - 1.0) * task.motion.duration, model, task, holds).value_or(Advice());
}

bool holdsWith(const TaskChange& change, Model model, Task task, Asides& asides) {
  apply(change, model, task);
  return asides.holds(model, task, Question::WhetherItHolds);
}

/// Parts of what rough curves held that are told where the whole motion with it does not hold.
constexpr double kToldParts[] = {1.0, 0.9, 0.75, 0.5};

bool isLess(const TaskChange& change) {
  return change.kind == TaskChange::Kind::Load || change.kind == TaskChange::Kind::Speed;
}

/// Less of a demand, tried whole: as much as rough curves held, or less than what the whole motion did not.
Advice adviseLess(const Model& model, const Task& task, const TaskChange& eased, Asides& asides) {
  for (const double part : kToldParts) {
    const TaskChange change = plainly(task, eased, part * eased.factor);
    if (change.factor >= 1.0) continue;
    if (holdsWith(change, model, task, asides)) return {Effect::MakesPossible, change};
  }
  return {};
}

/// What makes a posture of the motion possible, tried with the whole motion: it may need more of the same.
Advice triedWhole(const Model& model, const Task& task, const Advice& advice, Asides& asides) {
  if (holdsWith(advice.change, model, task, asides) || asides.isStopped()) return advice;
  if (isLess(advice.change)) {
    TaskChange less = advice.change;
    less.factor *= kToldParts[1];
    if (const Advice told = adviseLess(model, task, less, asides); told.isGiven()) return told;
  }
  return {Effect::HelpsMost, advice.change};
}

/// The one change that would help most a motion that does not hold.
Advice advise(const Model& model, const Task& task, const MotionPrediction& prediction,
              const MotionPredictionOptions& options) {
  const Advice& given = prediction.outcome.advice;
  Asides asides(options);
  if (given.effect == Effect::MakesPossible) return triedWhole(model, task, given, asides);
  if (given.isGiven()) return given;
  if (prediction.slowerBy > 1.0) return adviseSlower(model, task, prediction.slowerBy, asides);
  if (prediction.eased)
    if (const Advice told = adviseLess(model, task, *prediction.eased, asides); told.isGiven()) return told;
  const ViolationKind kind = prediction.outcome.violations.front().kind();
  const bool isStrength = kind == ViolationKind::JointTorque || kind == ViolationKind::ContactForce;
  if (isStrength && !prediction.eased)
    for (const TaskChange& demand : demandsOf(task))
      if (const Advice told = adviseLess(model, task, demand, asides); told.isGiven()) return told;
  const bool holdsAtInstants = prediction.unknowns.size() > 0;
  if ((isStrength || holdsAtInstants) && mayTakeLonger(task))
    if (const Advice told = adviseLittleSlower(model, task, asides); told.isGiven()) return told;
  return adviseMotion(model, task, prediction, options);
}

}  // namespace

MotionPrediction predictMotion(const Model& model, const Task& task, const MotionPlan& plan,
                               const MotionPredictionOptions& options, const MotionPrediction* last) {
  checkSettings(model, task);
  if (plan.guess.frames.size() < 2) {
    MotionPrediction none;
    none.task = task;
    none.outcome.status = options.stop.stop_requested() ? PostureStatus::Stopped : PostureStatus::Failed;
    none.outcome.message = "No posture was found to begin or end with";
    none.outcome.violations = plan.violations;
    return none;
  }
  return Predictor(model, task, options).run(plan, last);
}

MotionPrediction predictMotion(const Model& model, const Task& task, const MotionPredictionOptions& options,
                               const MotionPrediction* last) {
  checkSettings(model, task);
  const auto began = std::chrono::steady_clock::now();
  const MotionPlan plan = planPostures(model, task, options);
  MotionPrediction prediction = predictMotion(model, task, plan, options, last);
  MotionOutcome& outcome = prediction.outcome;
  outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  if (options.advising == PostureOptions::Advising::Yes && outcome.status == PostureStatus::Infeasible &&
      !outcome.violations.empty()) {
    tellReason(options.progress, outcome.violations);
    outcome.advice = advise(model, task, prediction, options);
  }
  return prediction;
}

}  // namespace handhold
