// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/osim/external_loads.h"

namespace handhold {

/// The generalized forces that give the bodies their accelerations under gravity and the loads, one a
/// coordinate (N m for turns, N for shifts), couplings and ligaments left out: those of the coordinates of
/// the base are what the loads do not explain (Featherstone 2008, 5.3, in the ground's axes).
VectorX osimInverseDynamics(const OsimModel& model, const OsimState& state,
                            std::span<const AppliedLoad> loads);

}  // namespace handhold
