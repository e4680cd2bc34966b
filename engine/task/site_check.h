// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/task/task_check.h"

namespace handhold {

/// A name that the model has no site of, with the nearest that it has.
TaskProblem missingSite(const std::string& site, const Model& model, const std::string& path);

/// A task that is held or aimed by places which people in space have, asked of a body in a plane without
/// them: one sentence in place of one for each contact. Nothing for other bodies.
std::optional<TaskProblem> spaceProblem(const Task& task, const Model& model);

/// A hand or foot holds with a place of its own limb, and of the other side's where it may be either.
std::optional<TaskProblem> siteProblem(const Contact& contact, const Model& model, const std::string& path);

}  // namespace handhold
