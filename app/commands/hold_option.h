// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/estimation/weighing/weighing.h"

namespace CLI {
class App;
}

namespace handhold {

/// Adds --hold: what bore the body where no plate did.
void addHoldOption(CLI::App& command, std::vector<std::string>& holds);

/// What the option was given. Throws InputError for what is no hold.
std::vector<DeclaredHold> declaredHolds(const std::vector<std::string>& texts);

}  // namespace handhold
