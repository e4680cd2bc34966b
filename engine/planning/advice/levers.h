// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "engine/optimization/nlp.h"
#include "engine/trial/task_change.h"

namespace handhold {

/// A change and how much of the violation it should take away.
struct Lever {
  TaskChange change;
  double benefit = 0.0;  ///< slope of the penalty times the greatest step that is natural for the change
};

/// The penalty of the nearest solution with what its hard limits add, after a change, the unknowns held.
using HeldPenalty = std::function<double(const TaskChange&)>;

/// The part of the Lagrangian that hard rows and bounds give, unknowns and multipliers held: its change with
/// the task is what moving those limits is worth. `values` are the problem's at its unknowns.
double limitTerms(const NlpProblem& problem, const NlpValues& values, const NlpWarmStart& multipliers);

/// What an engineer could do about the place: handholds, props, targets, loads, friction, grips. Without
/// step.
std::vector<TaskChange> placeChanges(const Task& task);
/// Targets of the posture, and targets of the motion at a time.
std::vector<TaskChange> targetChanges(const Task& task);
std::vector<TaskChange> timedTargetChanges(const Task& task);

/// By the envelope theorem the least penalty P changes with a parameter as the Lagrangian does at the nearest
/// solution. Each change gets the step that would end the violation if P were the square of a distance,
/// 2 P / |slope|, but at most its natural step; the best comes first, changes that do not help are left out.
std::vector<Lever> levers(const Model& model, const Task& task, const std::vector<TaskChange>& changes,
                          double penalty, const HeldPenalty& held);

/// Props that are held, moved in all directions as far as hands and feet miss them in the nearest posture,
/// less what is missed most elsewhere: both ends of a body that is stretched between two things tell of the
/// gap.
std::vector<Lever> towardsNearest(const Model& model, const Task& task, const VectorX& q);

}  // namespace handhold
