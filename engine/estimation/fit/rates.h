// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"
#include "engine/recording/time_base.h"

namespace handhold {

/// The postures with their speeds and accelerations: differences of neighbours over the time between them,
/// low-passed without a shift in time at `cutOff` (Hz; 0: as they are), because noise grows with the square
/// of its frequency. Postures stay as they were fitted.
Motion motionOf(const Model& model, const std::vector<VectorX>& postures, const TimeBase& frames,
                double cutOff);

}  // namespace handhold
