// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/subject_session.h"

#include "ui/document/subject_actions.h"

namespace handhold {

SubjectSession::SubjectSession(Document& document, const Solvers& solvers, QObject* parent)
    : QObject(parent), document_(document), live_(solvers) {
  connect(&live_, &LiveSolver::solved, this, &SubjectSession::receive);
  connect(&live_, &LiveSolver::failed, this, [this](const QString& reason) {
    document_.setBeingSolved(false, this);
    document_.report(Severity::Attention, reason);
  });
}

void SubjectSession::take(const Subject& subject, const QString& title, const QString& mergeKey) {
  changeSubject(document_, subject, title, mergeKey);
  revision_ = document_.revision();
  const Project& now = document_.project();
  live_.begin(now.subject, now.task, shownPosture(now));
  live_.request(now.task, std::nullopt);
  document_.setBeingSolved(live_.isBusy(), this);
}

/// What was changed since is not what was answered. The posture may come in several steps, its verdict with
/// the last of them.
void SubjectSession::receive(const std::shared_ptr<const Trial>& found) {
  const bool isOverdue = document_.revision() != revision_ || document_.isPreviewing();
  if (!isOverdue && !found->motion.frames.empty()) {
    document_.amend(withAnswer(document_.project(), found));
    revision_ = document_.revision();
  }
  if (isOverdue || !live_.isBusy()) document_.setBeingSolved(false, this);
}

}  // namespace handhold
