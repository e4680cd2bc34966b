// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/core/progress.h"
#include "engine/planning/advice/levers.h"
#include "engine/trial/posture_result.h"

namespace handhold {

/// What a task comes to: the laws that it still breaks, and what would help there.
struct Outlook {
  std::vector<Violation> violations;
  std::vector<Lever> levers;
  std::vector<Lever> towardsNearest = {};  ///< where places are out of reach
};

/// Solves a changed task; empty when it was told to stop.
using Trial = std::function<std::optional<Outlook>(const Model& model, const Task& task)>;

/// All broken laws as one number, 0 when none is.
double gapOf(const std::vector<Violation>& violations);

/// While advice is looked for: what is in the way is known well before.
void tellReason(const ProgressSink& progress, const std::vector<Violation>& violations);

/// Tries the best levers one after the other, each as far as it needs to go, and says which helps most: the
/// first that mends everything, or else the one that leaves least. What is moved goes along the slope and,
/// where that does not do, on to where the nearest posture has hands and feet. No advice where none helps
/// what is most broken. What no task may be is not tried.
Advice bestChange(const Model& model, const Task& task, const Outlook& now, const Trial& trial);

/// The best lever as it stands, for where trying would take too long.
Advice likelyChange(const Outlook& now);

}  // namespace handhold
