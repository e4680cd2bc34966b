// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/motion/motion.h"

namespace handhold {

/// Figure 15 of the source, for any motion with torques; the kind of file by its suffix. Throws InputError.
void writeWeightedSumPlot(const Model& model, const Motion& motion, const std::string& file);

}  // namespace handhold
