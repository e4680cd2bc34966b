// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/task/manoeuvre/manoeuvre.h"
#include "engine/task/task_check.h"

namespace handhold {

/// The first number of a manoeuvre that no planner could work with, with its path "manoeuvre.spacing"; empty
/// when all is well. Whether the person can do it is for the planners to say.
std::optional<TaskProblem> manoeuvreProblem(const Manoeuvre& manoeuvre);

/// Why the task's manoeuvre cannot be planned, whatever its numbers: gravity, or loads that it does not take
/// along. Empty without a manoeuvre, too.
std::optional<TaskProblem> planningObstacle(const Task& task);

}  // namespace handhold
