// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/subject_session.h"

#include <algorithm>
#include <utility>

#include "ui/document/subject_actions.h"

namespace handhold {

SubjectSession::SubjectSession(Document& document, const Solvers& solvers, QObject* parent)
    : QObject(parent), document_(document), live_(solvers) {
  connect(&live_, &LiveSolver::solved, this, &SubjectSession::receive);
  connect(&document_, &Document::projectChanged, this, &SubjectSession::look);
  connect(&live_, &LiveSolver::failed, this, [this](const QString& reason) {
    document_.setBeingSolved(false, this);
    document_.report(Severity::Attention, reason);
  });
}

void SubjectSession::take(const Subject& subject, const QString& title, const QString& mergeKey) {
  changeSubject(document_, subject, title, mergeKey);
  ask();
}

void SubjectSession::ask() {
  revision_ = document_.revision();
  const Project& now = document_.project();
  awaited_ = State{now.subject.model, now.q, now.task};
  live_.begin(now.subject, now.task, shownPosture(now));
  live_.request(now.task, std::nullopt);
  document_.setBeingSolved(live_.isBusy(), this);
}

bool SubjectSession::State::isOf(const Project& project) const {
  return model.lock() == project.subject.model && q.size() == project.q.size() && q == project.q &&
         asksTheSame(project, task);
}

/// Whoever goes on before the answer is there leaves a state without one behind: when undo or redo bring it
/// back, it is asked for again.
void SubjectSession::look() {
  if (awaited_) overtaken_.push_back(*std::exchange(awaited_, std::nullopt));
  std::erase_if(overtaken_, [](const State& state) { return state.model.expired(); });
  const auto back = std::ranges::find_if(
      overtaken_, [this](const State& state) { return state.isOf(document_.project()); });
  if (back == overtaken_.end()) return;
  overtaken_.erase(back);
  ask();
}

/// What was changed since is not what was answered. The posture may come in several steps, its verdict with
/// the last of them.
void SubjectSession::receive(const std::shared_ptr<const Trial>& found) {
  const bool isOverdue = document_.revision() != revision_ || document_.isPreviewing();
  if (!isOverdue && !found->motion.frames.empty()) {
    document_.amend(withAnswer(document_.project(), found));
    revision_ = document_.revision();
    if (awaited_) awaited_->q = document_.project().q;
  }
  if (!isOverdue && !live_.isBusy()) awaited_.reset();
  if (isOverdue || !live_.isBusy()) document_.setBeingSolved(false, this);
}

}  // namespace handhold
