// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/motion_keeper.h"

#include <algorithm>
#include <utility>

#include "engine/trial/trial_words.h"
#include "ui/document/language/said.h"
#include "ui/document/result_actions.h"
#include "ui/document/units/units.h"
#include "ui/jobs/solve_jobs.h"

namespace handhold {

namespace {

/// A hand that rests this long has arrived, or waits for an answer.
constexpr int kSettled_ms = 350;

}  // namespace

MotionKeeper::MotionKeeper(Document& document, JobRunner& asked, const Solvers& solvers, QObject* parent)
    : QObject(parent), document_(document), asked_(asked), solvers_(solvers) {
  pause_.setSingleShot(true);
  pause_.setInterval(kSettled_ms);
  connect(&pause_, &QTimer::timeout, this, &MotionKeeper::begin);
  connect(&document_, &Document::shownChanged, this, &MotionKeeper::look);
  connect(&document_, &Document::wasReset, this, [this] {
    last_.reset();
    kept_.clear();
  });
  connect(&asked_, &JobRunner::started, this, &MotionKeeper::cancel);
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&asked_, ended, this, &MotionKeeper::look);
  connect(&asked_, &JobRunner::failed, this, &MotionKeeper::look);
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, ended, this, &MotionKeeper::changed);
  connect(&runner_, &JobRunner::started, this, &MotionKeeper::changed);
  connect(&runner_, &JobRunner::failed, this, [this](const QString& reason) {
    document_.report(Severity::Attention, reason);
    emit changed();
  });
}

void MotionKeeper::setFollow(Follow follow) {
  follow_ = follow;
  look();
}

void MotionKeeper::cancel() {
  pause_.stop();
  runner_.cancel();
}

/// Every change of what is shown overtakes a solve that began before it.
void MotionKeeper::look() {
  cancel();
  const Project& shown = document_.shown();
  if (showsPrediction(shown) && shown.motion->solved()) last_ = shown.motion;
  // a kinematic one stays until it is asked for again
  const bool isFollowed = !shown.motion || showsPrediction(shown);
  const bool isOld = isFollowed && shown.motionAge == MotionAge::Outdated;
  if (isOld && follow_ == Follow::On && solvers_.solve && !asked_.isRunning()) pause_.start();
  keepFound();
}

void MotionKeeper::begin() {
  const Project snapshot = document_.shown();
  SolveOptions options;
  options.wanted = Wanted::Motion;
  options.places = HeldPlaces::AsTheyStand;
  options.last = last_;
  const auto work = [this, snapshot, options, solve = solvers_.solve](const JobContext& context) -> JobEnd {
    auto found =
        std::make_shared<const Trial>(solve(snapshot.subject, snapshot.task, listeningTo(context, options)));
    return [this, found] { receive(found); };
  };
  runner_.start(tr("Solve again"), work);
}

void MotionKeeper::receive(std::shared_ptr<const Trial> found) {
  if (found->motion.frames.empty())
    return document_.report(Severity::Attention, said(findingOf(*found, Units::shared().choice())));
  found_ = found;
  document_.attachMotion(std::move(found));
}

/// What was found during a drag is kept when the drag has become a step.
void MotionKeeper::keepFound() {
  if (!found_ || document_.isPreviewing()) return;
  const auto found = std::exchange(found_, nullptr);
  const Project& project = document_.project();
  if (project.motion != found || project.motionAge != MotionAge::Current) return;
  const bool isNext = !project.results.empty() && isFollowed(project.results.back());
  keepFollowed(document_, isNext ? project.results.back().id : 0);
  kept_.push_back(found);
}

bool MotionKeeper::isFollowed(const KeptTrial& result) const {
  return std::ranges::any_of(kept_, [&](const auto& kept) { return kept.lock() == result.trial; });
}

}  // namespace handhold
