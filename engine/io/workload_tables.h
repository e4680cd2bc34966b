// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/motion/momentum_curve.h"
#include "engine/motion/workload/workload.h"

namespace handhold {

/// One row a frame: time, centre of mass, linear momentum, angular momentum about it, what segments exchange,
/// rotation vector of the base since the start (its first axes).
std::string momentumToCsv(const std::vector<MomentumSample>& curve);

/// One row a frame: the quantities of 001 section 7 and the greatest load.
std::string workloadToCsv(const Workload& workload);

/// One row a joint, then one a limb: work, loads, times above shares of strength.
std::string effortsToCsv(const Workload& workload);

}  // namespace handhold
