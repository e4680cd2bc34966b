// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/task/task.h"

namespace handhold {

/// The first thing of a task that no solver could work with.
struct TaskProblem {
  std::string path;  ///< of the field as task files call it, "contacts[1].site"
  std::string problem;
  std::string remedy;
};

/// Numbers that cannot be, names that the model does not have, names used twice. Empty when all is well.
std::optional<TaskProblem> findProblem(const Task& task, const Model& model);

/// The same of its props alone, which contacts live on.
std::optional<TaskProblem> findPropProblem(const Task& task);

/// Throws InputError when names, numbers or kinds do not fit the model ("contact left grip, site
/// (contacts[1].site): ...").
void checkTask(const Task& task, const Model& model, const std::string& place);

}  // namespace handhold
