// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/process/told_person.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

/// What a folder of results holds, or the solved posture of a task; of a person that is told the task
/// is always solved. Doubts go to the terminal. Throws InputError.
OpenedTrial trialOf(const std::string& from, const ToldPerson& person = {});

}  // namespace handhold
