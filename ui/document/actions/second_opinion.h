// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "ui/document/project.h"
#include "ui/document/solvers.h"

namespace handhold {

/// As trials have it of what Ipopt found.
inline const std::string kIpopt = "ipopt";
/// Likewise, of what our own solver found.
inline const std::string kOwnSolver = "own";

/// The newest kept answer of a solver to the task as it stands and its person, a posture or a predicted
/// motion that holds; null where there is none.
std::shared_ptr<const Trial> answerBy(const std::string& solver, const Project& project, Wanted wanted);

/// What the other solver found for the same as a trial that is shown; null where nobody asked it.
std::shared_ptr<const Trial> otherOpinion(const Project& project, const Trial& shown);

}  // namespace handhold
