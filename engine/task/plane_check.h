// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/task/task_check.h"

namespace handhold {

/// What of a task lies out of the plane in which a planar model moves: places, gravity, loads. Nothing for
/// models that move in space.
std::optional<TaskProblem> planeProblem(const Task& task, const Model& model);

}  // namespace handhold
