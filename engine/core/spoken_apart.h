// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/core/unit_choice.h"

namespace handhold {

/// An amount in SI units that stands beside another of its kind, as `spokenAmount` tells it; where both would
/// be told alike though they differ, with as many more decimals as set them apart: "10.03 N m" beside 10 N m.
/// Nobody believes that 10.0 N m are above 10.0 N m.
std::string spokenApart(double amount, double other, Dimension dimension, const UnitChoice& units = {});

}  // namespace handhold
