// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/estimation/jump/jump_recording.h"
#include "engine/trial/trial.h"

namespace handhold {

/// What bears a body in a frame, by what it does: mass times how much less it falls than by its weight (N).
/// Plates' forces and what is left on the pelvis together.
Vector3 borneForce(const MotionFrame& frame);

/// Whether plates bore the body in some frame, so that they tell where it flies.
bool platesTell(const Trial& trial);

/// Stretches of at least `shortest` (s) in which less than a quarter of the weight bears the body, by its
/// motion; where plates that bore it before or after are silent, less than three quarters.
std::vector<FramePeriod> flightsOf(const Trial& trial, double shortest);

}  // namespace handhold
