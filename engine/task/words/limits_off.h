// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// The limits that a task switches off: "joint limits", "torque limits", "contact limits", "friction". An
/// answer under fewer limits is no answer for a person, so whoever shows one says these. Clearance is none of
/// them: it is off unless asked for.
std::vector<std::string> limitsOff(const Laws& laws);

/// "torque limits and friction off", or nothing.
std::string limitsOffWords(const Laws& laws);

/// The same of strength alone, the only limit that a simulation obeys.
std::string strengthOffWords(const Laws& laws);

/// "The motion keeps all laws", or those that are on.
std::string motionKeepsLaws(const Laws& laws);

}  // namespace handhold
