// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scores/verdict.h"

namespace CLI {
class App;
}

namespace handhold {

/// Options for what rules ask and no trial tells: --held, --per-minute, --coupling ...
void addScoreSettings(CLI::App& command, ScoreSettings& settings);

}  // namespace handhold
