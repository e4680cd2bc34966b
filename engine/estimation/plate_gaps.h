// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"

namespace handhold {

/// Whether the plate tells force and moment of a sample.
bool isMeasured(const ForcePlate& plate, std::size_t sample);

/// Samples that a plate does not tell, for up to `longest` (s) between two that it does, lie on a line
/// between these. A doubt tells of them, and of those that are left.
void fillPlateGaps(double longest, Recording& recording);

}  // namespace handhold
