// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/task/task.h"

namespace handhold {

/// By so much eyes are at a hold before the hand is (s).
inline constexpr double kEyesAhead = 0.3;

/// What the eyes seek at a time of the task's motion (s): a gaze target of that time; else, from kEyesAhead
/// on before a hand takes hold until it does, that hold; else the target that a hand keeps, or where it is on
/// the straight way from one to its next; else the hinged thing that hands turn; else what they set out for,
/// from the beginning of the stage in which they are to be there. The mean, where both hands do the same.
/// Empty: nothing, so they look ahead, or at what is held.
std::optional<Vector3> watchedPlace(const Model& model, const Task& task, double time);

/// The task of one instant (taskAt) with what is watched then.
Task watchfulTaskAt(const Model& model, const Task& task, double time);

/// What the task of an instant has to be looked at: what is watched, a gaze target, what hands are to reach
/// or follow, the hinged things that they turn. Empty where hands do nothing, only hold on, or work wide
/// apart.
std::optional<Vector3> placeOfWork(const Model& model, const Task& task);

/// Where hands are, wide apart or not: the mean of what they are to reach, else of what they hold.
std::optional<Vector3> placeOfHands(const Model& model, const Task& task);

}  // namespace handhold
