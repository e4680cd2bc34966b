// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/task/task.h"
#include "ui/scene/scene.h"

namespace handhold {

/// The water of a task that is done in a tank: a pale block around its place, with ripples on top, from which
/// all is seen to be under water. It stands still while the body moves, and nothing picks it. The scene has
/// the task's props; `size` is the body's, of a person's. Nothing where there is no water.
void addStillWater(Scene& scene, const Task& task, double size);

}  // namespace handhold
