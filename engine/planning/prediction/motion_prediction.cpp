// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_prediction.h"

#include <algorithm>
#include <chrono>

#include "engine/core/error.h"
#include "engine/planning/advice/best_change.h"
#include "engine/planning/paths/slower_motion.h"
#include "engine/planning/prediction/predictor.h"

namespace handhold {

namespace {

/// Changes are tried by predicting again, with so many iterations in all.
constexpr int kTrialIterations = 200;

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

/// The time in which rough curves held, tried whole.
Advice adviseSlower(const Model& model, const Task& task, double times, MotionPredictionOptions options) {
  options.advising = PostureOptions::Advising::No;
  options.progress = {};
  options.iterate = {};
  const auto holds = [&](const Task& slower) {
    const MotionPrediction tried = predictMotion(model, slower, options);
    return tried.outcome.violations.empty() && (tried.outcome.status == PostureStatus::Optimal ||
                                                tried.outcome.status == PostureStatus::Feasible);
  };
  return slowerBy((times - 1.0) * task.motion.duration, model, task, holds).value_or(Advice());
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
  const bool asks = options.advising == PostureOptions::Advising::Yes && !outcome.advice.isGiven();
  if (asks && outcome.status == PostureStatus::Infeasible && !outcome.violations.empty())
    outcome.advice = prediction.slowerBy > 1.0 ? adviseSlower(model, task, prediction.slowerBy, options)
                                               : adviseMotion(model, task, prediction, options);
  return prediction;
}

}  // namespace handhold
