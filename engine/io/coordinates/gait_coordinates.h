// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"

namespace handhold {

/// Tables of joint angles name joints and hold no body. Columns that are named as OpenSim's models of gait
/// do, or nearly so ("knee_angle_r", "/jointset/hip_l/hip_flexion_l/value", "Right Knee Flexion"), get the
/// skeleton that they move, of usual measures; angles without a unit get the one that their size tells, and
/// numbers that no joint takes become gaps. Tells what was assumed as doubts. Recordings with markers or a
/// skeleton, states of our own models and other tables stay as they are.
void nameGaitCoordinates(Recording& recording);

}  // namespace handhold
