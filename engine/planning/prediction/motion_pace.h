// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"
#include "engine/task/task.h"

namespace handhold {

/// The shortest motion that was found where the time asked for is too short.
struct Pace {
  double times = 1.0;  ///< its duration over the longest that was asked for
  Motion motion;
};

/// The same way so many times slower, with the loads that share it best under the task of each time.
Motion paced(const Model& model, const Task& task, Motion motion, double slower);

/// How long the same way takes when no coordinate quickens by more than this (m/s^2, rad/s^2).
double gentleDuration(const Motion& motion, double acceleration);

}  // namespace handhold
