// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/manoeuvre/turning/orientation.h"

namespace handhold {

/// The cycle of 001 section 4 that `request.steps` tells (figures 7 to 10), as often as asked, and the turn
/// that comes of it. Feasible where all joints stay within their ranges and torque limits; else the motion
/// comes with what is broken, and for a range with the tilts that would keep it. Throws InputError for an
/// axis that is neither up nor left, a speed bound that forbids its step's duration, and models without the
/// limbs.
TurnPlan planGivenTurn(const Model& model, const TurnRequest& request);

}  // namespace handhold
