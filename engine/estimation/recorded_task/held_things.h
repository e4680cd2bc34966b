// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/recorded_task/bearings.h"
#include "engine/task/task.h"

namespace handhold {

/// Adds what bore the body to a task as contacts with their times, and the things that they hold: a floor,
/// boxes where feet stand higher, bars where hands rest. Ball and heel of a foot that stand for the same time
/// become a flat foot; a heel beside a ball lies where that foot has it. Times closer to each other or to the
/// ends of the motion than curves can follow become one.
void addHeldThings(const Model& model, const FoundBearings& found, Task& task, Doubts& doubts);

}  // namespace handhold
