// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/core/unit_choice.h"

namespace handhold {

/// An amount within a sentence, in SI units: "12.0 cm" or "4.7 in", "35 degrees", "120 N" or "27.0 lbf",
/// "8.5 N m", "20 %". Metric lengths take the unit that is chosen, from 3 m on metres; inches become feet.
std::string spokenAmount(double amount, Dimension dimension, const UnitChoice& units = {});

/// A size that somebody gave, "199 kg" or "0.35 N m": three figures, or all before the point.
std::string spokenSize(double size, Dimension dimension, const UnitChoice& units = {});
/// Likewise, of no more than the size: what can be had of it can be had as it is told.
std::string spokenSizeWithin(double size, Dimension dimension, const UnitChoice& units = {});

}  // namespace handhold
