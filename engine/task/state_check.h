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

/// Points of a path through which no curve goes; `path` is that of its points. Nothing for other targets.
std::optional<TaskProblem> pathProblem(const Target& target, const Model& model, const std::string& path);

/// A hold that is too short to be predicted.
std::optional<TaskProblem> holdProblem(const Task& task);

/// What of a task lies out of the plane in which a planar model moves: places, gravity, loads. Nothing for
/// models that move in space.
std::optional<TaskProblem> planeProblem(const Task& task, const Model& model);

/// Numbers of the water that no water has, or a model that it cannot drag.
std::optional<TaskProblem> waterProblem(const Task& task, const Model& model);

}  // namespace handhold
