// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/task/task_check.h"

namespace handhold {

/// The first thing of the start posture and of the states in which a motion begins and ends that no solver
/// could work with.
std::optional<TaskProblem> stateProblem(const Task& task, const Model& model);

/// What is wrong with the times of components of a kinematic motion.
std::optional<TaskProblem> componentProblem(const Task& task, const Model& model);

}  // namespace handhold
