// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/verdict.h"

#include "ui/document/project.h"

namespace handhold {

namespace {

/// A stopped solve may have kept every law already.
Verdict verdictOf(const PostureResult& result) {
  if (result.status == PostureStatus::Stopped && !result.unmet.empty())
    return {Severity::Attention, QStringLiteral("Stopped, not feasible")};
  return verdictOf(result.status);
}

Verdict verdictOf(const MotionOutcome& motion) {
  PostureResult alike;
  alike.status = motion.status;
  alike.unmet = motion.unmet;
  return verdictOf(alike);
}

Verdict verdictOfHeld(const PostureResult& result) {
  if (result.unmet.empty()) return {Severity::Info, QStringLiteral("Can be held, not solved")};
  return {Severity::Attention, QStringLiteral("Cannot be held")};
}

}  // namespace

Verdict verdictOf(PostureStatus status) {
  switch (status) {
    case PostureStatus::Optimal:
      return {Severity::Good, QStringLiteral("Feasible, optimal")};
    case PostureStatus::Feasible:
      return {Severity::Good, QStringLiteral("Feasible")};
    case PostureStatus::Stopped:
      return {Severity::Attention, QStringLiteral("Stopped, feasible so far")};
    case PostureStatus::Infeasible:
      return {Severity::Error, QStringLiteral("Not feasible")};
    case PostureStatus::Failed:
      return {Severity::Error, QStringLiteral("No result")};
  }
  return {};
}

Verdict verdictOf(const Project& project) {
  if (project.motion && project.motionAge == MotionAge::Outdated)
    return {Severity::Attention, QStringLiteral("Motion before the last change")};
  if (project.motion) return verdictOf(*project.motion);
  if (project.solved && project.loadsFrom == LoadsFrom::HeldPosture) return verdictOfHeld(*project.solved);
  if (project.solved && project.loadsFrom == LoadsFrom::Simulation)
    return {Severity::Info, QStringLiteral("Simulated")};
  if (project.solved) return verdictOf(*project.solved);
  return {Severity::Info, QStringLiteral("Not solved")};
}

}  // namespace handhold
