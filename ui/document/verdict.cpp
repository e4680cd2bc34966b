// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/verdict.h"

#include "ui/document/project.h"

namespace handhold {

namespace {

Verdict verdictOf(const PostureResult& result) {
  switch (result.status) {
    case PostureStatus::Optimal:
      return {Severity::Good, QStringLiteral("Feasible, optimal")};
    case PostureStatus::Feasible:
      return {Severity::Good, QStringLiteral("Feasible")};
    case PostureStatus::Stopped:
      return {Severity::Attention, result.unmet.empty() ? QStringLiteral("Stopped, feasible so far")
                                                        : QStringLiteral("Stopped, not feasible")};
    case PostureStatus::Infeasible:
      return {Severity::Error, QStringLiteral("Not feasible")};
    case PostureStatus::Failed:
      return {Severity::Error, QStringLiteral("No result")};
  }
  return {};
}

Verdict verdictOfHeld(const PostureResult& result) {
  if (result.unmet.empty()) return {Severity::Info, QStringLiteral("Can be held, not solved")};
  return {Severity::Attention, QStringLiteral("Cannot be held")};
}

}  // namespace

Verdict verdictOf(const Project& project) {
  if (project.solved && project.loadsFrom == LoadsFrom::HeldPosture) return verdictOfHeld(*project.solved);
  if (project.solved) return verdictOf(*project.solved);
  return {Severity::Info, QStringLiteral("Not solved")};
}

}  // namespace handhold
