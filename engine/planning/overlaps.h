// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/trial/trial.h"

namespace handhold {

/// Where the body of a solved trial stands deepest in itself or in a prop while the law of clearance is off:
/// "Right hand passes 3.0 cm into the right thigh; clearance is off". Empty where it is less deep than its
/// capsules are wrong by, and where that law is on. A planned manoeuvre, which keeps out of what is solid, is
/// looked at for itself alone: its task does not tell what hands hold when.
std::string overlapWords(const Trial& trial);

/// "Right hand passes 3.0 cm into the right thigh" of a trial's message that has those words among others;
/// empty where it has none.
std::string overlapToldIn(const std::string& message);

}  // namespace handhold
