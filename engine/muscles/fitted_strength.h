// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/muscles/muscle_set.h"

namespace handhold {

/// Makes the muscles of a body as strong as the person: what those of each sense of a joint can do together
/// comes to what the standard body's can, times the person's torque limit over that of `measured`, whose
/// limits go with the standard's forces. Both bodies have the same muscles, and all three the same joints.
///
/// A force alone is changed, by the geometric mean of the factors that the senses ask for in which the muscle
/// pulls, weighted by its shares of what all muscles do there. A longer arm needs so much less force.
void fitStrength(MuscledBody& body, const MuscledBody& standard, const Model& measured);

}  // namespace handhold
