// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/reach_session.h"

#include <utility>

#include "engine/planning/reach/reach_steps.h"
#include "engine/task/file/task_file.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"
#include "ui/jobs/throttle.h"

namespace handhold {

namespace {

constexpr int kQuiet_ms = 300;
constexpr std::chrono::milliseconds kShellInterval{150};  ///< surfaces take longer to make than pictures
constexpr double kReachSpacing = 0.1;                     ///< (m)
constexpr int kMostReachPlaces = 12000;                   ///< beyond anybody's reach at that spacing

std::string askedText(const Project& project) { return taskToJson(project.task, byName(project.subject)); }

}  // namespace

ReachSession::ReachSession(Document& document, Solvers solvers, QObject* parent)
    : QObject(parent), document_(document), solvers_(std::move(solvers)) {
  pause_.setSingleShot(true);
  pause_.setInterval(kQuiet_ms);
  connect(&pause_, &QTimer::timeout, this, &ReachSession::start);
  connect(&document_, &Document::shownChanged, this, &ReachSession::follow);
  connect(&document_, &Document::wasReset, this, &ReachSession::follow);
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, ended, this, &ReachSession::changed);
  connect(&runner_, &JobRunner::failed, this, [this](const QString& reason) {
    refusal_ = reason;
    emit changed();
  });
}

void ReachSession::want(const std::optional<ReachWish>& wish) {
  wish_ = wish;
  start();
}

/// What is shown may be a posture more of the same task: that changes nothing.
void ReachSession::follow() {
  const Project& shown = document_.shown();
  if (!wish_) return;
  std::string task = askedText(shown);
  if (task == task_ && shown.subject.model == model_) return;
  task_ = std::move(task);
  model_ = shown.subject.model;
  ++number_;
  runner_.cancel();
  found_.reset();
  refusal_.clear();
  pause_.start();
  emit changed();
}

void ReachSession::start() {
  pause_.stop();
  ++number_;
  runner_.cancel();
  found_.reset();
  refusal_.clear();
  emit changed();
  if (!wish_) return;
  task_ = askedText(document_.shown());
  model_ = document_.shown().subject.model;
  ReachQuestion question;
  question.model = model_;
  question.task = document_.shown().task;
  question.site = reachSite(wish_->end);
  question.force = wish_->force;
  question.spacing = kReachSpacing;
  question.most = kMostReachPlaces;
  runner_.start(
      tr("Reach of the %1").arg(QString::fromStdString(wish_->end)),
      [this, question, number = number_, solid = solvers_.solid](const JobContext& job) mutable -> JobEnd {
        if (solid) question.task = solid(question.task, job.stop);
        const auto tell = [this, number](const ReachMap& map) {
          QMetaObject::invokeMethod(this, [this, number, seen = std::make_shared<const ReachMap>(map)] {
            if (number == number_ && runner_.isRunning()) adopt(seen);
          });
        };
        Throttle gate(kShellInterval);
        auto map = std::make_shared<const ReachMap>(reachInSteps(
            question,
            [&](const ReachMap& some) {
              if (gate.passes()) tell(some);
            },
            job.stop));
        return [this, map] { adopt(map); };
      });
}

void ReachSession::adopt(std::shared_ptr<const ReachMap> map) {
  found_ = std::move(map);
  refusal_ = inOwnUnits(said(found_->reason));
  emit changed();
}

}  // namespace handhold
