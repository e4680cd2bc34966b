// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/model/model.h"
#include "engine/motion/motion.h"

namespace handhold {

/// Where hands touch next that they do not touch at a time of the motion (s), in world (m): the mean of what
/// they take in the first frame that lists any; empty where they take nothing more.
std::optional<Vector3> nextHandHold(const Model& model, const Motion& motion, double time);

}  // namespace handhold
