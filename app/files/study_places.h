// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/task/task.h"

namespace handhold {

/// At most `most` places along the rod or on the face that a contact lives on, as a field that varies in a
/// study file (JSON). Throws InputError naming `place` where the task has no such contact or it lives on
/// neither.
std::string varyPlaces(const Task& task, const std::string& contact, int most, const std::string& place);

}  // namespace handhold
