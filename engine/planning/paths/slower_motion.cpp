// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/slower_motion.h"

#include <cmath>

namespace handhold {

namespace {

/// Inertia falls with the square of the time: so slow it is a thousandth.
constexpr double kSlowest = 32.0;
/// Of the time added, to which it is found; and so many times of it are tried until one holds.
constexpr double kError = 0.05;
constexpr double kTried[] = {1.0, 1.1, 1.5, 2.25};
/// Times are told to a tenth of a second, short ones to a hundredth.
constexpr double kTold = 0.1, kToldShort = 0.01;

TaskChange lasting(double factor) {
  TaskChange change;
  change.kind = TaskChange::Kind::Duration;
  change.factor = factor;
  return change;
}

Task changed(const TaskChange& change, Model model, Task task) {
  apply(change, model, task);
  return task;
}

}  // namespace

std::optional<Advice> slowerBy(double added, const Model& model, const Task& task,
                               const std::function<bool(const Task& task)>& holds) {
  const double asked = task.motion.duration, unit = added < kTold ? kToldShort : kTold;
  for (const double times : kTried) {
    const double told = unit * std::ceil(times * added / unit - 1e-9);
    const TaskChange change = lasting((asked + told) / asked);
    if (holds(changed(change, model, task))) return Advice{Effect::MakesPossible, change};
  }
  return {};
}

std::optional<Advice> slowerMotion(const Model& model, const Task& task,
                                   const std::function<bool(const Task& task)>& holds) {
  const double asked = task.motion.duration;
  const auto works = [&](double duration) { return holds(changed(lasting(duration / asked), model, task)); };
  if (!works(kSlowest * asked)) return {};
  double fails = 0.0, added = (kSlowest - 1.0) * asked;
  while (added - fails > kError * added && added > kToldShort) {
    const double less = fails > 0.0 ? 0.5 * (fails + added) : 0.25 * added;
    (works(asked + less) ? added : fails) = less;
  }
  return slowerBy(added, model, task, holds);
}

}  // namespace handhold
