// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/trials.h"

#include <utility>

#include "engine/planning/prediction/curve_splines.h"

namespace handhold {

namespace {

/// Of a posture: coordinates, loads and multipliers.
struct PostureWarmStart : WarmStart {
  VectorX unknowns;
  NlpWarmStart multipliers;
};

/// Of a motion, without its frames.
struct PredictionWarmStart : WarmStart {
  MotionPrediction prediction;
};

Motion still(const Model& model, PostureResult& posture) {
  if (posture.q.size() != model.positionSize()) return {};
  MotionFrame frame;
  frame.q = std::move(posture.q);
  frame.v = frame.vdot = VectorX::Zero(model.velocitySize());
  frame.tau = std::move(posture.tau);
  frame.loads = std::move(posture.loads);
  return {{std::move(frame)}};
}

std::vector<Violation> at(double time, std::vector<Violation> violations) {
  for (Violation& violation : violations) violation.time = time;
  return violations;
}

void take(MotionOutcome& outcome, Trial& trial) {
  trial.status = outcome.status;
  trial.message = std::move(outcome.message);
  trial.motion = std::move(outcome.motion);
  trial.violations = std::move(outcome.violations);
  trial.advice = std::move(outcome.advice);
  trial.objective = outcome.objective;
  trial.terms = std::move(outcome.terms);
  trial.peak = {outcome.peakLoad, outcome.peakJoint, outcome.peakTime};
  trial.seconds = outcome.seconds;
}

BetweenInstants checkOf(const MotionCheck& check) {
  return {check.force,      check.moment,    check.closure.force, check.closure.moment,
          check.contactGap, check.targetGap, check.peakLoad};
}

}  // namespace

Trial trialFor(Subject subject, const Task& task) {
  Trial trial;
  trial.subject = std::move(subject);
  trial.task = std::make_shared<const Task>(task);
  return trial;
}

Trial toTrial(Trial asked, PostureResult posture) {
  auto warm = std::make_shared<PostureWarmStart>();
  warm->unknowns = std::move(posture.unknowns);
  warm->multipliers = std::move(posture.warm);
  asked.motion = still(*asked.subject.model, posture);
  asked.status = posture.status;
  asked.message = std::move(posture.message);
  asked.violations = std::move(posture.violations);
  asked.advice = std::move(posture.advice);
  asked.objective = posture.objective;
  asked.terms = std::move(posture.terms);
  asked.peak = {posture.peakLoad, posture.peakJoint, 0.0};
  asked.iterations = posture.iterations;
  asked.seconds = posture.seconds;
  asked.origin = Solved{std::move(warm)};
  return asked;
}

Trial toTrial(Trial asked, MotionOutcome motion, const PostureResult& end) {
  take(motion, asked);
  asked.iterations = end.iterations;
  asked.seconds += end.seconds;
  asked.origin = Kinematic();
  if (!asked.advice.isGiven()) asked.advice = end.advice;
  if (end.solved()) return asked;
  // a motion whose end breaks a law is not what was asked for; those laws are broken when it ends
  asked.status = end.status;
  asked.message = end.message;
  const std::vector<Violation> atEnd = at(asked.task->motion.duration, end.violations);
  asked.violations.insert(asked.violations.begin(), atEnd.begin(), atEnd.end());
  return asked;
}

Trial toTrial(Trial asked, MotionPrediction prediction) {
  Predicted predicted;
  predicted.check = checkOf(prediction.check);
  predicted.peakAtInstants = prediction.peakAtInstants;
  predicted.refinements = prediction.refinements;
  predicted.controlPoints = prediction.task.motion.controlPoints;
  predicted.instants = prediction.task.motion.instants;
  take(prediction.outcome, asked);
  if (!prediction.curves.controls.empty()) predicted.splines = splinesOf(*asked.subject.model, prediction);
  asked.objective = prediction.objective;
  asked.terms = prediction.terms;
  asked.iterations = prediction.iterations;
  prediction.outcome = {};
  auto warm = std::make_shared<PredictionWarmStart>();
  warm->prediction = std::move(prediction);
  predicted.warm = std::move(warm);
  asked.origin = std::move(predicted);
  return asked;
}

Trial toTrial(Trial asked, const ManoeuvrePlan& plan) {
  if (plan.posture) asked = toTrial(std::move(asked), *plan.posture);
  const WorkloadTotals& totals = plan.workload.totals;
  asked.status = plan.status;
  asked.message = plan.message;
  asked.motion = plan.motion;
  asked.violations = plan.violations;
  asked.peak = {totals.peakLoad, asked.subject.model->findJoint(totals.peakJoint), totals.peakTime};
  asked.figures = plan.figures;
  asked.seconds = plan.seconds;
  asked.origin = Planned{plan.works};
  return asked;
}

PostureResult postureOf(const Trial& trial) {
  PostureResult posture;
  posture.status = trial.status;
  posture.violations = trial.violations;
  if (!trial.motion.frames.empty()) {
    posture.q = trial.last().q;
    posture.tau = trial.last().tau;
    posture.loads = trial.last().loads;
  }
  const auto* solved = trial.from<Solved>();
  if (const auto* warm = solved ? dynamic_cast<const PostureWarmStart*>(solved->warm.get()) : nullptr) {
    posture.unknowns = warm->unknowns;
    posture.warm = warm->multipliers;
  }
  return posture;
}

const MotionPrediction* predictionOf(const Trial& trial) {
  const auto* predicted = trial.from<Predicted>();
  const auto* warm = predicted ? dynamic_cast<const PredictionWarmStart*>(predicted->warm.get()) : nullptr;
  return warm ? &warm->prediction : nullptr;
}

}  // namespace handhold
