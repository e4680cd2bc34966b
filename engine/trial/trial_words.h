// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/trial/trial.h"

namespace handhold {

/// One sentence: its message, or what its violations come to.
std::string findingOf(const Trial& trial, const UnitChoice& units = {});

/// Its advice in words; empty where none is given.
std::string adviceOf(const Trial& trial, const UnitChoice& units = {});

/// "feasible, local optimum, torque limits off; objective 0.3115; peak 48.1 % of strength, left knee
/// flexion".
std::string inOneLine(const Trial& trial);

}  // namespace handhold
