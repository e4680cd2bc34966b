// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/further_search.h"

#include <sys/resource.h>
#include <unistd.h>

#include <cmath>
#include <utility>

#include "ui/document/result_actions.h"
#include "ui/jobs/solve_jobs.h"

namespace handhold {

namespace {

constexpr int kPause_ms = 1500;     // nobody asks for anything
constexpr int kDoubt_ms = 400;      // hands rest on a refusal
constexpr int kStarts = 20;         // the last of which rarely finds more
constexpr double kWorthIt = 0.01;   // of the objective; below, two postures look alike
constexpr double kUnfelt = 1e-4;    // as much as a hundredth of one joint's strength costs
constexpr int kLeastPriority = 19;  // of Linux, for this thread alone

void workWhileOthersRest() { setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kLeastPriority); }

/// A posture that a solver found and no motion has replaced.
bool isSolvedPosture(const Project& project) {
  return project.posture && project.posture->solved() && project.posture->from<Solved>() && !project.motion;
}

double gainOf(const Trial& found, const Trial& shown) {
  if (!found.solved() || !found.objective || !shown.objective) return 0.0;
  const double gain = *shown.objective - *found.objective;
  return gain > kUnfelt ? gain / std::max(std::abs(*shown.objective), kUnfelt) : 0.0;
}

}  // namespace

FurtherSearch::FurtherSearch(Document& document, JobRunner& asked, const Solvers& solvers, QObject* parent)
    : QObject(parent), document_(document), asked_(asked), solvers_(solvers) {
  pause_.setSingleShot(true);
  connect(&pause_, &QTimer::timeout, this, &FurtherSearch::begin);
  connect(&document_, &Document::shownChanged, this, &FurtherSearch::look);
  connect(&asked_, &JobRunner::started, this, &FurtherSearch::look);
  connect(&asked_, &JobRunner::finished, this, &FurtherSearch::expect);
  connect(&asked_, &JobRunner::cancelled, this, &FurtherSearch::look);
  connect(&asked_, &JobRunner::failed, this, &FurtherSearch::look);
  for (auto signal : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, signal, this, &FurtherSearch::changed);
  connect(&runner_, &JobRunner::started, this, &FurtherSearch::changed);
  connect(&runner_, &JobRunner::failed, this, &FurtherSearch::changed);  // nobody asked for it
}

/// What the user asked for is there.
void FurtherSearch::expect() {
  searched_ = document_.revision();
  expected_ = isSolvedPosture(document_.project()) ? document_.revision() : -1;
  look();
}

/// What was opened stands as it was saved, and a result as it was found.
bool FurtherSearch::isToDoubt() const {
  const Project& now = document_.project();
  return now.posture && now.posture->status == PostureStatus::Infeasible && now.posture->from<Solved>() &&
         !now.motion && !shownResult(now) && !document_.isClean() && document_.revision() != searched_;
}

/// Whatever has changed comes first; where it left the posture as it was, the search begins anew.
void FurtherSearch::look() {
  pause_.stop();
  runner_.cancel();
  if (offer_ && document_.revision() != offered_) withdraw();
  if (!solvers_.solve || document_.isPreviewing() || asked_.isRunning()) return;
  if (isToDoubt()) return pause_.start(kDoubt_ms);
  if (document_.revision() == expected_ && isSolvedPosture(document_.project())) pause_.start(kPause_ms);
}

void FurtherSearch::begin() {
  const Project snapshot = document_.project();
  const int revision = document_.revision();
  SolveOptions options;
  options.start = snapshot.q;
  const bool isDoubted = isToDoubt();
  if (!isDoubted) options.posture.starts = kStarts;
  options.posture.advising = PostureOptions::Advising::No;
  const auto work = [this, snapshot, revision, options, isDoubted,
                     solve = solvers_.solve](const JobContext& context) -> JobEnd {
    if (!isDoubted) workWhileOthersRest();
    auto found =
        std::make_shared<const Trial>(solve(snapshot.subject, snapshot.task, listeningTo(context, options)));
    return [this, revision, found] { receive(revision, found); };
  };
  runner_.start(isDoubted ? tr("Search once more") : tr("Search further starts"), work);
}

void FurtherSearch::amend(std::shared_ptr<const Trial> found) {
  if (found->motion.frames.empty() || found->status == PostureStatus::Stopped) return;
  searched_ = document_.revision();  // should the amendment keep it
  document_.amend(withAnswer(document_.project(), std::move(found)));
  searched_ = document_.revision();
  expected_ = isSolvedPosture(document_.project()) ? searched_ : -1;
  look();
}

void FurtherSearch::receive(int revision, std::shared_ptr<const Trial> found) {
  if (document_.revision() != revision) return;
  if (isToDoubt()) return amend(std::move(found));
  expected_ = -1;  // it has been looked at
  const double gain = gainOf(*found, *document_.project().posture);
  if (gain < kWorthIt) return;
  offer_ = BetterPosture{std::move(found), gain};
  offered_ = revision;
  emit changed();
}

void FurtherSearch::withdraw() {
  offer_.reset();
  emit changed();
}

void FurtherSearch::take() {
  if (!offer_) return;
  const std::shared_ptr<const Trial> result = offer_->result;
  withdraw();
  perform(document_, [&] { applyTrial(document_, result); });
}

void FurtherSearch::dismiss() { withdraw(); }

}  // namespace handhold
