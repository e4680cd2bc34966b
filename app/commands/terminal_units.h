// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/unit_choice.h"

namespace CLI {
class App;
}

namespace handhold {

/// The option --units: what sentences on the terminal are told in. Files and tables are SI.
void addUnits(CLI::App& command, UnitChoice& units);

/// printf of a sentence whose amounts are SI.
[[gnu::format(printf, 2, 3)]] void say(const UnitChoice& units, const char* format, ...);

}  // namespace handhold
