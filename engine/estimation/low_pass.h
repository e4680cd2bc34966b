// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/preparation.h"
#include "engine/math/zero_phase_low_pass.h"

namespace handhold {

/// Each stretch between gaps by itself; angles of coordinates without their leaps by a whole turn. Throws
/// InputError for a cut-off that is not between 0 and half of the rate.
void smooth(const Smoothing& smoothing, Recording& recording);

/// Vectors in place, likewise.
void smooth(const ZeroPhaseLowPass& filter, std::vector<Vector3f>& vectors);

}  // namespace handhold
