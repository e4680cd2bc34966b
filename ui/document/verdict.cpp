// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/verdict.h"

#include <algorithm>

#include "engine/planning/overlaps.h"
#include "engine/task/words/limits_off.h"
#include "engine/trial/posture_words.h"
#include "engine/trial/violation_words.h"
#include "ui/document/language/said.h"
#include "ui/document/motion_actions.h"
#include "ui/document/project.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

/// A posture that nobody solved: the first of its open contacts and targets by name, the others by number.
Verdict verdictOfHeld(const std::vector<Violation>& violations) {
  if (violations.empty()) return {Severity::Info, QObject::tr("Can be held, not solved")};
  const auto open = std::count_if(violations.begin(), violations.end(), isOpenPlace);
  if (open > 0) {
    QString words = said(told(*std::ranges::find_if(violations, isOpenPlace), Units::shared().choice()));
    words[0] = words[0].toUpper();
    if (open > 1) words += QObject::tr(", and %1 more").arg(open - 1);
    return {Severity::Attention, words};
  }
  return {Severity::Attention, QObject::tr("Cannot be held")};
}

/// A stopped solve may have kept every law already.
Verdict verdictOfAnswer(const Trial& trial) {
  if (trial.from<Held>()) return verdictOfHeld(trial.violations);
  if (trial.status == PostureStatus::Stopped && !trial.violations.empty())
    return {Severity::Attention, QObject::tr("Stopped, not feasible")};
  return verdictOf(trial.status);
}

/// A simulation obeys the limits of torque alone.
Verdict verdictOfSimulation(const Laws& laws) {
  const std::string off = strengthOffWords(laws);
  if (off.empty()) return {Severity::Info, QObject::tr("Simulated")};
  return {Severity::Attention, QObject::tr("Simulated, ") + said(off)};
}

/// Limits that were off are said, and nothing is green without them; clearance is none of them, but how deep
/// the body stands in things is said. What was recorded obeys none.
Verdict verdictUnder(const Laws& laws, const Trial& trial) {
  if (trial.from<Simulated>()) return verdictOfSimulation(laws);
  if (trial.from<Recorded>())
    return {Severity::Info,
            trial.motion.frames.empty() ? QObject::tr("Recorded, no body fitted") : QObject::tr("Recorded")};
  Verdict verdict = verdictOfAnswer(trial);
  const std::string off = limitsOffWords(laws), overlap = laws.clearance ? "" : overlapToldIn(trial.message);
  if (!off.empty()) {
    verdict.words += QStringLiteral(", ") + said(off);
    if (verdict.severity != Severity::Error) verdict.severity = Severity::Attention;
  }
  if (!overlap.empty()) verdict.words += QStringLiteral(" · ") + inOwnUnits(said(overlap));
  return verdict;
}

}  // namespace

Verdict verdictOf(PostureStatus status) {
  QString words = said(spoken(status));
  words[0] = words[0].toUpper();
  switch (status) {
    case PostureStatus::Optimal:
    case PostureStatus::Feasible:
      return {Severity::Good, words};
    case PostureStatus::Stopped:
      return {Severity::Attention, QObject::tr("Stopped, feasible so far")};
    case PostureStatus::Infeasible:
    case PostureStatus::Failed:
      break;
  }
  return {Severity::Error, words};
}

Verdict verdictOf(const Trial& trial) { return verdictUnder(trial.task ? trial.task->laws : Laws(), trial); }

Verdict verdictOf(const Project& project) {
  if (project.motion && project.motionAge == MotionAge::Outdated)
    return {Severity::Attention, QObject::tr("Motion before the last change")};
  if (awaitsPlan(project)) return {Severity::Info, QObject::tr("Not planned yet")};
  const auto& shown = shownTrial(project);
  if (!shown) return {Severity::Info, QObject::tr("Not solved")};
  return verdictUnder(project.task.laws, *shown);
}

QString iterationWords(int count) {
  return count == 1 ? QObject::tr("1 iteration") : QObject::tr("%1 iterations").arg(count);
}

}  // namespace handhold
