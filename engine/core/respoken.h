// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/core/unit_choice.h"

namespace handhold {

/// A sentence whose amounts are in SI units and degrees, as files keep it, with its amounts in a person's
/// units: "Flew 2.40 m at 0.80 m/s" as "Flew 94 in at 2.6 ft/s" or "Flew 2400 mm at 0.80 m/s". Several
/// numbers may have one unit ("0.10, 0.20, 0.30 m", "67 instead of 90 degrees"). Units of the choice's own
/// system stay as they are, of lengths where none is chosen or they are long. Every number before a unit is
/// an amount: a name like "rail 2 m" within the sentence changes as well.
std::string respoken(const std::string& sentence, const UnitChoice& units);

}  // namespace handhold
