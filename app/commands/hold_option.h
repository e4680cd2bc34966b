// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/estimation/weighing/weighing.h"

namespace CLI {
class App;
}

namespace handhold {

struct Recording;

inline constexpr const char* kHoldOption = "--hold";

/// Adds --hold: what bore the body where no plate did.
void addHoldOption(CLI::App& command, std::vector<std::string>& holds);

/// What the option was given. Throws InputError for what is no hold.
std::vector<DeclaredHold> declaredHolds(const std::vector<std::string>& texts);

/// Adds --plate: whose foot a force plate bore.
void addPlateOption(CLI::App& command, std::vector<std::string>& plates);

/// Of each plate as the option has it, else as it was told before. Throws InputError for what is no plate of
/// the recording and no foot.
std::vector<PlateFoot> toldPlateFeet(const std::vector<std::string>& texts, const Recording& recording);

}  // namespace handhold
