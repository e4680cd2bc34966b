// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// Whether a contact holds the body at a time of the motion (s); at the ends of an interval it still does.
bool holdsAt(const Task& task, const Contact& contact, double time);

/// Turns the contacts of `now` that have a hinge, and the props that they hold, to where they are at a time
/// of the task's motion (s).
void turnHinges(const Task& task, double time, Task& now);

/// What a target of a time asks at a time within it: a path that sets the pace becomes the point to be at.
Target targetAt(const TimedTarget& timed, double time);

/// The task of one instant: contacts that do not hold are released, entries before the motion tell those that
/// hold at other times, the targets are those of that time, the objective is the motion's.
Task taskAt(const Task& task, double time);

/// Whether a contact holds at all, now or, in the task of an instant, at another time.
bool isEverHeld(const Task& task, const Contact& contact);

/// The task of the posture in which the motion ends: contacts that hold then, hinges turned, the task's own
/// targets and objective. A task without schedule is its own.
Task endTask(const Task& task);

/// Whether contacts or targets move while they hold: hinges turn, paths set the pace.
bool hasMovingPlaces(const Task& task);

/// Times strictly within the motion at which contacts take hold or let go, in order (s).
std::vector<double> scheduleTimes(const Task& task);

}  // namespace handhold
