// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/laws/goals/goal.h"

namespace handhold {

/// The goals of postures that the task's objective weighs, each with its weight; `model` carries the task's
/// masses.
std::vector<std::unique_ptr<Goal>> goalsOf(const Model& model, const Task& task);

}  // namespace handhold
