// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/preparation.h"

namespace handhold {

/// Each stretch between gaps by itself, at even times or not; angles of coordinates without their leaps by a
/// whole turn. Throws InputError for a cut-off that is not between 0 and half of the rate.
void smooth(const Smoothing& smoothing, Recording& recording);

/// Forces and moments in place, likewise.
void smoothPlates(double cutOff, const TimeBase& samples, std::vector<ForcePlate>& plates);

}  // namespace handhold
