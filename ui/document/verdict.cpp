// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/verdict.h"

#include <algorithm>

#include "engine/planning/posture_words.h"
#include "engine/task/limits_off.h"
#include "ui/document/project.h"

namespace handhold {

namespace {

/// What a verdict is made of, of a posture and of a motion alike.
struct Answer {
  PostureStatus status = PostureStatus::Failed;
  const std::vector<Unmet>& unmet;
  LoadsFrom from = LoadsFrom::Solver;
};

bool isOpenContact(const Unmet& unmet) {
  return unmet.kind == UnmetKind::ContactPosition || unmet.kind == UnmetKind::ContactDirection;
}

/// A posture that nobody solved: the first of its open contacts by name, the others by number.
Verdict verdictOfHeld(const std::vector<Unmet>& unmet) {
  if (unmet.empty()) return {Severity::Info, QStringLiteral("Can be held, not solved")};
  const auto open = std::count_if(unmet.begin(), unmet.end(), isOpenContact);
  if (open > 0) {
    QString words = QString::fromStdString(std::find_if(unmet.begin(), unmet.end(), isOpenContact)->sentence);
    words[0] = words[0].toUpper();
    if (open > 1) words += QStringLiteral(", and %1 more").arg(open - 1);
    return {Severity::Attention, words};
  }
  return {Severity::Attention, QStringLiteral("Cannot be held")};
}

/// A stopped solve may have kept every law already.
Verdict verdictOf(const Answer& answer) {
  if (answer.from == LoadsFrom::HeldPosture) return verdictOfHeld(answer.unmet);
  if (answer.from == LoadsFrom::Simulation) return {Severity::Info, QStringLiteral("Simulated")};
  if (answer.status == PostureStatus::Stopped && !answer.unmet.empty())
    return {Severity::Attention, QStringLiteral("Stopped, not feasible")};
  return verdictOf(answer.status);
}

/// Limits that were off are said, and nothing is green without them.
Verdict under(const Laws& laws, Verdict verdict) {
  const std::string off = limitsOffWords(laws);
  if (off.empty() || verdict.severity == Severity::Error) return verdict;
  verdict.words += QStringLiteral(", ") + QString::fromStdString(off);
  verdict.severity = Severity::Attention;
  return verdict;
}

}  // namespace

Verdict verdictOf(PostureStatus status) {
  QString words = QString::fromStdString(spoken(status));
  words[0] = words[0].toUpper();
  switch (status) {
    case PostureStatus::Optimal:
    case PostureStatus::Feasible:
      return {Severity::Good, words};
    case PostureStatus::Stopped:
      return {Severity::Attention, QStringLiteral("Stopped, feasible so far")};
    case PostureStatus::Infeasible:
    case PostureStatus::Failed:
      break;
  }
  return {Severity::Error, words};
}

Verdict verdictOf(const KeptResult& result) {
  const Verdict verdict = result.motion
                              ? verdictOf({result.motion->status, result.motion->unmet})
                              : verdictOf({result.posture->status, result.posture->unmet, result.loadsFrom});
  return under(result.task->laws, verdict);
}

Verdict verdictOf(const Project& project) {
  if (project.motion && project.motionAge == MotionAge::Outdated)
    return {Severity::Attention, QStringLiteral("Motion before the last change")};
  const Laws& laws = project.task.laws;
  if (project.motion) return under(laws, verdictOf({project.motion->status, project.motion->unmet}));
  if (!project.solved) return {Severity::Info, QStringLiteral("Not solved")};
  return under(laws, verdictOf({project.solved->status, project.solved->unmet, project.loadsFrom}));
}

}  // namespace handhold
