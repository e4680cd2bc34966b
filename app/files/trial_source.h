// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/trial/trial_folder.h"

namespace handhold {

/// What a folder of results holds, or the solved posture of a task. Doubts go to the terminal. Throws
/// InputError.
OpenedTrial trialOf(const std::string& from);

}  // namespace handhold
