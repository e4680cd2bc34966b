// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/motion/motion_comparison.h"

namespace handhold {

/// What is most apart, on the terminal.
void printComparison(const MotionComparison& comparison);

/// All joints.
std::string toCsv(const MotionComparison& comparison);

}  // namespace handhold
