// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"
#include "engine/motion/motion.h"
#include "engine/task/task.h"

namespace handhold {

/// A way between the given states of a task's motion that neither stops nor is held still anywhere: what
/// moves at an end goes on with its speed, by cubics,
///   y(t) = y0 + (y1 - y0) (3 u^2 - 2 u^3) + v0 t (1 - t / T0)^2 - v1 (T - t) (1 - (T - t) / T1)^2,  u = t /
///   T,
/// and where contacts take hold or let go, and between those times, the nearest postures in which they hold.
/// Frames have postures and their rates, no loads. Both ends have to be given.
Motion movingWay(const Model& model, const Task& task, double framesPerSecond);

}  // namespace handhold
