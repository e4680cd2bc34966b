// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"

namespace handhold {

/// What the motion shows at any time (s): between two frames every number goes evenly from one to the other,
/// the base turning the short way; before the first and after the last frame nothing moves. The loads are
/// blended where both frames have the same, else they are those of the nearer one. For pictures: between
/// frames it is no solution of the equations of motion. Throws nothing; a motion without frames gives an
/// empty frame.
MotionFrame frameAt(const Motion& motion, double time);

/// The frame whose time is nearest (s), of two the earlier; -1 in a motion without frames.
int nearestFrame(const Motion& motion, double time);

}  // namespace handhold
