// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/task/task.h"

namespace handhold {

/// Whether the task has no gravity worth the name: less than 1e-9 m/s^2, which pulls 100 kg with a
/// ten-millionth of a newton.
inline bool isWeightless(const Task& task) { return task.gravity.norm() < 1e-9; }

}  // namespace handhold
