// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/verdict.h"

#include <algorithm>

#include "engine/task/limits_off.h"
#include "engine/trial/posture_words.h"
#include "ui/document/motion_actions.h"
#include "ui/document/project.h"

namespace handhold {

namespace {

/// What a verdict is made of, of a posture and of a motion alike.
struct Answer {
  PostureStatus status = PostureStatus::Failed;
  const std::vector<Unmet>& unmet;
  LoadsFrom from = LoadsFrom::Solver;
};

/// A posture that nobody solved: the first of its open contacts and targets by name, the others by number.
Verdict verdictOfHeld(const std::vector<Unmet>& unmet) {
  if (unmet.empty()) return {Severity::Info, QStringLiteral("Can be held, not solved")};
  const auto open = std::count_if(unmet.begin(), unmet.end(), isOpenPlace);
  if (open > 0) {
    QString words = QString::fromStdString(std::find_if(unmet.begin(), unmet.end(), isOpenPlace)->sentence);
    words[0] = words[0].toUpper();
    if (open > 1) words += QStringLiteral(", and %1 more").arg(open - 1);
    return {Severity::Attention, words};
  }
  return {Severity::Attention, QStringLiteral("Cannot be held")};
}

/// Where a posture's loads come from says nothing of a motion, unless it was simulated as a whole.
Answer answerOf(const MotionOutcome& motion, LoadsFrom from) {
  return {motion.status, motion.unmet, from == LoadsFrom::Simulation ? from : LoadsFrom::Solver};
}

/// A stopped solve may have kept every law already.
Verdict verdictOf(const Answer& answer) {
  if (answer.from == LoadsFrom::HeldPosture) return verdictOfHeld(answer.unmet);
  if (answer.status == PostureStatus::Stopped && !answer.unmet.empty())
    return {Severity::Attention, QStringLiteral("Stopped, not feasible")};
  return verdictOf(answer.status);
}

/// Limits that were off are said, and nothing is green without them. What was simulated obeys none.
Verdict verdictUnder(const Laws& laws, const Answer& answer) {
  if (answer.from == LoadsFrom::Simulation) return {Severity::Info, QStringLiteral("Simulated")};
  Verdict verdict = verdictOf(answer);
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
  const Laws& laws = result.task->laws;
  if (result.motion) return verdictUnder(laws, answerOf(*result.motion, result.loadsFrom));
  return verdictUnder(laws, {result.posture->status, result.posture->unmet, result.loadsFrom});
}

Verdict verdictOf(const Project& project) {
  if (project.motion && project.motionAge == MotionAge::Outdated)
    return {Severity::Attention, QStringLiteral("Motion before the last change")};
  const Laws& laws = project.task.laws;
  if (project.motion) return verdictUnder(laws, answerOf(*project.motion, project.loadsFrom));
  if (!project.solved) return {Severity::Info, QStringLiteral("Not solved")};
  return verdictUnder(laws, {project.solved->status, project.solved->unmet, project.loadsFrom});
}

}  // namespace handhold
