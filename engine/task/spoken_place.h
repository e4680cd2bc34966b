// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/task/task.h"

namespace handhold {

/// A field of a task as people call it: "contact left grip, place along bar" for "contacts[2].on.along",
/// "duration of the motion" for "motion.duration".
std::string spokenPlace(const Task& task, const std::string& path);

}  // namespace handhold
