// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/math/types.h"

namespace CLI {
class App;
}

namespace handhold {

// The planners behind "plan"; each adds its subcommand to it.

void addPlanOrientCommand(CLI::App& plan, int& exitCode);
void addPlanLadderCommand(CLI::App& plan, int& exitCode);
void addPlanFlightCommand(CLI::App& plan, int& exitCode);
void addPlanCarryCommand(CLI::App& plan, int& exitCode);
void addPlanHoldCommand(CLI::App& plan, int& exitCode);

/// "left", "right", "up", "down", "forward", "back" or "x,y,z". Throws InputError naming `option`.
Vector3 parseDirection(const std::string& text, const std::string& option);

/// "x,y,z" in metres. Throws InputError naming `option`.
Vector3 parsePlace(const std::string& text, const std::string& option);

constexpr double radians(double degrees) { return degrees * M_PI / 180.0; }
constexpr double degrees(double radians) { return radians * 180.0 / M_PI; }

}  // namespace handhold
