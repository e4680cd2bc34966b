// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/task/task.h"

namespace handhold {

/// Whether the task has no gravity worth the name: less than 1e-9 m/s^2, which pulls 100 kg with a
/// ten-millionth of a newton.
inline bool isWeightless(const Task& task) { return task.gravity.norm() < 1e-9; }

/// Whether the person and what is carried float in water as a whole, though not limb by limb.
inline bool floats(const Task& task) { return task.water && task.water->trim == Trim::Neutral; }

/// Whether nothing pulls the person down as a whole: in flight, or floating in water.
inline bool isAfloat(const Task& task) { return isWeightless(task) || floats(task); }

}  // namespace handhold
