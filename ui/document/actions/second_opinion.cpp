// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/second_opinion.h"

#include <algorithm>

namespace handhold {

std::shared_ptr<const Trial> answerBy(const std::string& solver, const Project& project, Wanted wanted) {
  const auto answers = [&](const KeptTrial& kept) {
    const Trial& trial = *kept.trial;
    const bool isOfItsKind =
        wanted == Wanted::Motion ? trial.from<Predicted>() != nullptr : !trial.isMotion();
    return isOfItsKind && trial.solver == solver && trial.solved() && trial.objective && trial.task &&
           isSamePerson(trial.subject, project.subject) && asksTheSame(project, *trial.task);
  };
  const auto newest = std::find_if(project.results.rbegin(), project.results.rend(), answers);
  return newest == project.results.rend() ? nullptr : newest->trial;
}

std::shared_ptr<const Trial> otherOpinion(const Project& project, const Trial& shown) {
  if (!shown.task || !shown.objective || !asksTheSame(project, *shown.task)) return nullptr;
  return answerBy(shown.solver == kIpopt ? kOwnSolver : kIpopt, project,
                  shown.isMotion() ? Wanted::Motion : Wanted::Posture);
}

}  // namespace handhold
