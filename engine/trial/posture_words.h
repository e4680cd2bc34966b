// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "engine/trial/posture_result.h"

namespace handhold {

/// Every status, in the order in which remedies list them.
inline constexpr std::array kPostureStatuses{PostureStatus::Optimal, PostureStatus::Feasible,
                                             PostureStatus::Infeasible, PostureStatus::Stopped,
                                             PostureStatus::Failed};

/// The words of files: "optimal", "feasible", "infeasible", "stopped" or "failed".
std::string toString(PostureStatus status);

/// What people are told: "local optimum", because no search here tells whether another posture is better.
std::string spoken(PostureStatus status);

}  // namespace handhold
