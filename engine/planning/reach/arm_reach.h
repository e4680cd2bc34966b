// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/task/task.h"

namespace handhold {

/// Of an arm alone whose targets tell where its wrist has to be: why its elbow has no choice or no place at
/// all (004, 3.1, 3.3.3 to 3.3.5), one sentence without its full stop. Empty for any other model and where
/// the elbow has its circle.
std::string elbowWords(const Model& model, const Task& task);

}  // namespace handhold
