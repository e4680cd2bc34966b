// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/progress.h"
#include "engine/estimation/recorded_task/recorded_task.h"
#include "engine/task/goal_mix.h"
#include "engine/trial/trial.h"

namespace CLI {
class App;
}

namespace handhold {

/// Where the search for a recorded motion that is asked for again begins.
enum class FirstGuess { Recorded, Kinematic };

/// Such a motion, predicted under all laws that the task has. No advice is looked for.
Trial askedAgain(const Subject& person, const RecordedTask& made, FirstGuess guess, const Watch& watch);

/// The option --without of both commands, and the laws that it leaves.
void addLawsOff(CLI::App& command, std::vector<std::string>& lawsOff);
Laws lawsWithout(const std::vector<std::string>& lawsOff);

/// "work", "torque=1,jerk=1e-3": goals with their weights. Throws InputError that names the option.
GoalMix goalMixOf(const std::string& text, const char* option);

}  // namespace handhold
