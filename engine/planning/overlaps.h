// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/trial/trial.h"

namespace handhold {

/// Where the body of a solved trial stands deepest in itself or in a prop while the law of clearance is off:
/// "Right hand passes 3.0 cm into the right thigh; clearance is off". Empty where it is less deep than its
/// capsules are wrong by, and where that law is on.
std::string overlapWords(const Trial& trial);

}  // namespace handhold
