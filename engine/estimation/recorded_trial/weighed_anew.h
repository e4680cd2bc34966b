// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/estimation/weighing/residual_reduction.h"
#include "engine/estimation/weighing/weighing.h"

namespace handhold {

/// Weighs a fitted trial (weighing.h), and where sizes are given reduces what is left on the pelvis
/// (residual_reduction.h): its loads, torques, channels and figures are those of this weighing, and it keeps
/// what it was weighed with. A motion that was reduced before keeps the figures of that.
void weighAnew(const Weighing& weighing, const std::optional<ReductionSizes>& reduction, Trial& trial,
               Doubts& doubts);

/// Says whose foot each plate bore, one a plate, before it is weighed anew. Trials that share the recording
/// keep theirs.
void tellPlateFeet(const std::vector<PlateFoot>& feet, Trial& trial);

}  // namespace handhold
