// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/trial/trial.h"

namespace handhold {

/// What the message of a simulated recording ends with.
inline constexpr const char* kBorneByOthers = "What bore the body in the recording is not simulated";

/// "finished: 3.00 s in 3061 steps; energy 1022.6 to 1059.9 J; contacts kept to 1.0e-09; ...".
std::string lineOf(const Trial& trial, const Simulated& run);

}  // namespace handhold
