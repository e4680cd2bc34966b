// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/trial/violation.h"

namespace handhold {

/// The one maker of sentences on broken laws: "right grip is 12.0 cm out of reach at 0.40 s".
std::string told(const Violation& violation, const UnitChoice& units = {});

/// The greatest length that is told of it (m); 0 where it is not of lengths.
double greatestLength(const Violation& violation);

/// Units of a sentence whose greatest length this is (m): all of its lengths in metres where one is.
UnitChoice unitsFor(double greatest, const UnitChoice& units);

/// One thing to try.
std::string remedyOf(const Violation& violation);

/// What files call the thing: its name, or those of all loads that the hand holds.
std::string thingOf(const Violation& violation);

/// What an answer says: its own message, or where that is empty the first of its violations, and how many
/// there are besides.
std::string finding(const std::string& message, const std::vector<Violation>& violations,
                    const UnitChoice& units = {});

/// What a message of a file says beside its violations, in this version's words or an earlier's, which ended
/// with a full stop.
std::string ownMessage(std::string message, const std::vector<Violation>& violations);

}  // namespace handhold
