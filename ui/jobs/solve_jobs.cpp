// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/solve_jobs.h"

#include "engine/core/error.h"
#include "engine/planning/manoeuvre/manoeuvre_plan.h"
#include "ui/document/result_actions.h"

namespace handhold {

namespace {

PostureOptions optionsFrom(const JobContext& context) {
  PostureOptions options;
  options.stop = context.stop;
  options.progress = context.progress;
  options.iterate = context.iterate;
  return options;
}

void reportOutcome(Document& document, PostureStatus status, const std::string& message) {
  const QString sentence = QString::fromStdString(message);
  if (status == PostureStatus::Failed)
    document.report(Severity::Error, sentence.isEmpty() ? QStringLiteral("Nothing was found") : sentence);
  else if (status == PostureStatus::Stopped)
    document.report(Severity::Info, QStringLiteral("Stopped; the best so far is shown"));
}

bool isCurrent(Document& document, int revision) {
  if (document.revision() == revision) return true;
  document.report(Severity::Attention,
                  QStringLiteral("The task changed while it was solved. Solve again for the new one"));
  return false;
}

void receivePosture(Document& document, int revision, std::shared_ptr<const PostureResult> result) {
  if (!isCurrent(document, revision)) return;
  if (result->q.size() == document.model().positionSize())
    perform(document, [&] { applySolved(document, result); });
  reportOutcome(document, result->status, result->message);
}

void receiveMotion(Document& document, int revision, std::shared_ptr<const MotionOutcome> outcome) {
  if (!isCurrent(document, revision)) return;
  if (!outcome->motion.frames.empty()) perform(document, [&] { applyMotion(document, outcome); });
  reportOutcome(document, outcome->status, outcome->message);
}

void receivePrediction(Document& document, int revision, std::shared_ptr<const MotionPrediction> found) {
  if (!isCurrent(document, revision)) return;
  const MotionOutcome& outcome = found->outcome;
  if (outcome.motion.frames.empty() && outcome.status == PostureStatus::Stopped)
    return document.report(Severity::Info, QStringLiteral("Stopped before there was a motion"));
  if (!outcome.motion.frames.empty()) perform(document, [&] { applyPrediction(document, found); });
  reportOutcome(document, outcome.status, outcome.message);
}

void receivePlan(Document& document, int revision, const ManoeuvrePlan& plan) {
  if (!isCurrent(document, revision)) return;
  const QString sentence = QString::fromStdString(plan.message);
  const bool isStopped = plan.status == PostureStatus::Stopped;
  if (isStopped && plan.motion.frames.empty())
    return document.report(Severity::Info, QStringLiteral("Stopped before there was a plan"));
  if (!plan.motion.frames.empty()) perform(document, [&] { applyPlan(document, plan); });
  if (isStopped) return document.report(Severity::Info, sentence);
  if (plan.solved()) return document.report(Severity::Good, sentence);
  document.refuse(sentence);
  document.report(Severity::Attention, sentence);
}

void predictUnderLaws(Document& document, JobRunner& runner, const Solvers& solvers) {
  const Project snapshot = document.project();
  const int revision = document.revision();
  const auto work = [&document, snapshot, revision,
                     predict = solvers.prediction](const JobContext& context) -> JobEnd {
    auto found = std::make_shared<const MotionPrediction>(
        predict(*snapshot.model, snapshot.task, predictionOptions(context), snapshot.prediction.get()));
    return [&document, revision, found] { receivePrediction(document, revision, found); };
  };
  runner.start(QStringLiteral("Predict motion"), work);
}

}  // namespace

MotionPredictionOptions predictionOptions(const JobContext& context) {
  MotionPredictionOptions options;
  options.stop = context.stop;
  options.progress = context.progress;
  options.iterate = context.motion;
  return options;
}

void solvePostureInBackground(Document& document, JobRunner& runner, const Solvers& solvers,
                              const SolveSettings& settings) {
  if (!solvers.posture)
    throw InputError("Solve posture", "this program has no solver", "build it with its planning room");
  document.dropPreview();
  const Project snapshot = document.project();
  const int revision = document.revision();
  const auto work = [&document, snapshot, revision, settings,
                     solve = solvers.posture](const JobContext& context) -> JobEnd {
    PostureOptions options = optionsFrom(context);
    options.starts = settings.starts;
    options.solver = settings.solver;
    auto result =
        std::make_shared<const PostureResult>(solve(*snapshot.model, snapshot.task, snapshot.q, options));
    return [&document, revision, result] { receivePosture(document, revision, result); };
  };
  runner.start(QStringLiteral("Solve posture"), work);
}

void planManoeuvreInBackground(Document& document, JobRunner& runner, const Solvers& solvers) {
  if (!solvers.manoeuvre)
    throw InputError("Plan manoeuvre", "this program has no planner", "build it with its planning room");
  if (!document.project().task.manoeuvre)
    throw InputError("Plan manoeuvre", "the task has none", "choose a kind of manoeuvre first");
  document.dropPreview();
  const Project snapshot = document.project();
  const int revision = document.revision();
  const auto work = [&document, snapshot, revision,
                     planner = solvers.manoeuvre](const JobContext& context) -> JobEnd {
    ManoeuvreOptions options{context.stop, context.progress};
    auto plan = std::make_shared<const ManoeuvrePlan>(planner(*snapshot.model, snapshot.task, options));
    return [&document, revision, plan] { receivePlan(document, revision, *plan); };
  };
  runner.start(QStringLiteral("Plan manoeuvre"), work);
}

void predictMotionInBackground(Document& document, JobRunner& runner, const Solvers& solvers) {
  if (document.project().task.manoeuvre) return planManoeuvreInBackground(document, runner, solvers);
  const bool isUnderLaws = document.project().task.motion.method == MotionMethod::Predicted;
  if (isUnderLaws ? !solvers.prediction : !solvers.motion)
    throw InputError("Predict motion", "this program has no planner", "build it with its planning room");
  document.dropPreview();
  if (isUnderLaws) return predictUnderLaws(document, runner, solvers);
  const Project snapshot = document.project();
  const int revision = document.revision();
  const auto work = [&document, snapshot, revision,
                     plan = solvers.motion](const JobContext& context) -> JobEnd {
    auto outcome = std::make_shared<const MotionOutcome>(
        plan(*snapshot.model, snapshot.task, startPosture(snapshot), snapshot.q, optionsFrom(context)));
    return [&document, revision, outcome] { receiveMotion(document, revision, outcome); };
  };
  runner.start(QStringLiteral("Predict motion"), work);
}

}  // namespace handhold
