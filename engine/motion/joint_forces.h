// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/dynamics/data.h"
#include "engine/motion/motion.h"

namespace handhold {

/// The force that everything beyond each joint takes besides gravity, inertia being as the frame moves and
/// loads as the frame has them: what bone and muscles together exert there, in world axes, one a link (N).
/// Reads the poses in data.
std::vector<Vector3> jointForces(const Model& model, const Data& data, const MotionFrame& frame,
                                 const Vector3& gravity);

/// Sums what acts on each link into its parents.
void sumOutward(const Model& model, std::vector<Vector3>& forces);

}  // namespace handhold
