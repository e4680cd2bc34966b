// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/subject_session.h"

#include "ui/document/subject_actions.h"

namespace handhold {

SubjectSession::SubjectSession(Document& document, const Solvers& solvers, QObject* parent)
    : QObject(parent), document_(document), live_(solvers) {
  connect(&live_, &LiveSolver::solved, this, &SubjectSession::receive);
  connect(&live_, &LiveSolver::failed, this,
          [this](const QString& reason) { document_.report(Severity::Attention, reason); });
}

void SubjectSession::take(const Subject& subject, const QString& title, const QString& mergeKey) {
  changeSubject(document_, subject, title, mergeKey);
  revision_ = document_.revision();
  const Project& now = document_.project();
  live_.begin(now.subject, now.task, shownPosture(now));
  live_.request(now.task, std::nullopt);
}

/// What was changed since is not what was answered.
void SubjectSession::receive(const std::shared_ptr<const Trial>& found) {
  if (document_.revision() != revision_ || document_.isPreviewing() || found->motion.frames.empty()) return;
  document_.amend(withAnswer(document_.project(), found));
  revision_ = document_.revision();
}

}  // namespace handhold
