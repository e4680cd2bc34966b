// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/solve_jobs.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/trial/trial_words.h"
#include "ui/document/actions/second_opinion.h"
#include "ui/document/language/said.h"
#include "ui/document/result_actions.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

bool isCurrent(Document& document, int revision) {
  if (document.revision() == revision) return true;
  document.report(Severity::Attention,
                  QObject::tr("The task changed while it was solved. Solve again for the new one"));
  return false;
}

/// A motion between start and end is refused where they hold different things, and the start posture is
/// nothing that the picture shows: what to do about it has to be said.
QString wayOut(const Trial& trial) {
  const auto isOfTheStart = [](const Violation& v) {
    return v.law == Law::ContactAtEnds || v.law == Law::FacingAtEnds;
  };
  if (std::ranges::none_of(trial.violations, isOfTheStart)) return {};
  return QObject::tr(". Solve the posture and take it by “Use posture as start”, or release the contact");
}

void reportOutcome(Document& document, const Trial& trial) {
  const QString sentence = said(findingOf(trial, Units::shared().choice()));
  if (trial.status == PostureStatus::Failed)
    document.reject(sentence.isEmpty() ? QObject::tr("Nothing was found") : sentence + wayOut(trial));
  else if (trial.status == PostureStatus::Stopped)
    document.report(Severity::Info, QObject::tr("Stopped; the best so far is shown"));
}

/// Of a planned manoeuvre every answer is a sentence: what came of it, or why not and what would work.
void reportPlan(Document& document, const Trial& plan) {
  const QString sentence = said(findingOf(plan, Units::shared().choice()));
  if (plan.status == PostureStatus::Stopped) return document.report(Severity::Info, sentence);
  if (plan.solved()) return document.report(Severity::Good, sentence);
  const auto* planned = plan.from<Planned>();
  document.refuse(sentence, planned ? planned->works : std::nullopt);
  document.report(Severity::Attention, sentence);
}

struct Asked {
  QString title;
  SolveOptions options;
  QString partOf = {};  ///< as that of SolveSettings
  int revision = 0;     ///< of the task that is solved

  bool isSecondOpinion() const { return options.posture.solver == PostureOptions::Solver::Ipopt; }
};

/// Both objectives, whichever solver found one.
void compareOpinions(Document& document, const Trial& ipopts, const Trial* own) {
  const auto words = [](const Trial* trial) {
    return trial && trial->solved() && trial->objective ? QString::number(*trial->objective, 'g', 4)
                                                        : QObject::tr("nothing that holds");
  };
  document.report(ipopts.solved() ? Severity::Good : Severity::Attention,
                  QObject::tr("Objective by Ipopt: %1; by Handhold's: %2").arg(words(&ipopts), words(own)));
}

/// `first`: our own answer, where it was solved for along with that of Ipopt; it stands where Ipopt has none.
void receive(Document& document, const Asked& asked, std::shared_ptr<const Trial> found,
             const std::shared_ptr<const Trial>& first) {
  if (!isCurrent(document, asked.revision)) return;
  if (first && found->motion.frames.empty()) {
    receive(document, asked, first, nullptr);
    if (first->solved() && found->status != PostureStatus::Stopped)
      compareOpinions(document, *found, first.get());
    return;
  }
  const bool isPlan = found->from<Planned>();
  if (found->motion.frames.empty() && found->status == PostureStatus::Stopped)
    return document.report(Severity::Info, isPlan ? QObject::tr("Stopped before there was a plan")
                                                  : QObject::tr("Stopped before there was a motion"));
  const auto own = first ? first : answerBy(kOwnSolver, document.project(), asked.options.wanted);
  if (!found->motion.frames.empty())
    perform(document, [&] { applyTrial(document, found, asked.partOf, first); });
  if (isPlan) return reportPlan(document, *found);
  reportOutcome(document, *found);
  const bool isTold = found->status == PostureStatus::Failed || found->status == PostureStatus::Stopped;
  if (found->solver == kIpopt && !isTold) compareOpinions(document, *found, own.get());
}

void solveInBackground(Document& document, JobRunner& runner, const Solvers& solvers, Asked asked) {
  if (!solvers.solve)
    throw InputError(asked.title.toStdString(), "this program has no solver",
                     "build it with its planning room");
  document.dropPreview();
  const Project snapshot = document.project();
  asked.revision = document.revision();
  const bool wantsOwn = asked.isSecondOpinion() && !answerBy(kOwnSolver, snapshot, asked.options.wanted);
  const auto work = [&document, snapshot, asked, wantsOwn,
                     solve = solvers.solve](const JobContext& context) -> JobEnd {
    const auto by = [&](PostureOptions::Solver solver) {
      SolveOptions options = listeningTo(context, asked.options);
      options.posture.solver = solver;
      return std::make_shared<const Trial>(solve(snapshot.subject, snapshot.task, options));
    };
    std::shared_ptr<const Trial> first = wantsOwn ? by(PostureOptions::Solver::Own) : nullptr;
    if (first && context.stop.stop_requested())
      return [&document, asked, first] { receive(document, asked, first, nullptr); };
    const std::shared_ptr<const Trial> found = by(asked.options.posture.solver);
    return [&document, asked, found, first] { receive(document, asked, found, first); };
  };
  runner.start(asked.title, work);
}

}  // namespace

SolveOptions listeningTo(const JobContext& context, SolveOptions options) {
  options.posture.stop = context.stop;
  options.posture.progress = context.progress;
  options.posture.iterate = context.iterate;
  options.motion = context.motion;
  return options;
}

void solvePostureInBackground(Document& document, JobRunner& runner, const Solvers& solvers,
                              const SolveSettings& settings) {
  SolveOptions options;
  options.start = document.project().q;
  options.posture.starts = settings.starts;
  options.posture.solver = settings.solver;
  solveInBackground(document, runner, solvers, {QObject::tr("Solve posture"), options, settings.partOf});
}

void planManoeuvreInBackground(Document& document, JobRunner& runner, const Solvers& solvers) {
  if (!document.project().task.manoeuvre)
    throw InputError("Plan manoeuvre", "the task has none", "choose a kind of manoeuvre first");
  SolveOptions options;
  options.wanted = Wanted::Motion;
  solveInBackground(document, runner, solvers, {QObject::tr("Plan manoeuvre"), options});
}

void predictMotionInBackground(Document& document, JobRunner& runner, const Solvers& solvers,
                               const SolveSettings& settings) {
  const Project& project = document.project();
  if (project.task.manoeuvre) return planManoeuvreInBackground(document, runner, solvers);
  SolveOptions options;
  options.wanted = Wanted::Motion;
  // a posture that does not hold is no end of a motion
  if (project.posture && project.posture->violations.empty()) options.end = project.q;
  options.last = project.motion;
  if (project.task.motion.method == MotionMethod::Predicted) options.posture.solver = settings.solver;
  solveInBackground(document, runner, solvers, {QObject::tr("Predict motion"), options, settings.partOf});
}

}  // namespace handhold
