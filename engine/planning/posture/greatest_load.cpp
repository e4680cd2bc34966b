// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/greatest_load.h"

#include "engine/planning/advice/direct_change.h"
#include "engine/planning/posture/posture_search.h"

namespace handhold {

namespace {

/// The load is known to this part of itself, in so many halvings at most.
constexpr double kLoadError = 0.01;
constexpr int kHalvings = 8;

/// Searches miss a posture here and there: beyond what held last it is looked for in so many steps.
constexpr int kFurther = 5;
constexpr double kStep = 0.02;

/// As it will be asked for again.
bool isHeld(const Model& model, Task task, const TaskChange& change, const PostureOptions& options) {
  Model person = model;
  apply(change, person, task);
  PostureOptions quiet = options;
  quiet.progress = {};
  quiet.iterate = {};
  return searchPosture(person, task, quiet).solved();
}

}  // namespace

Advice greatestLoad(const Model& model, const Task& task, const Advice& near, const PostureOptions& options) {
  TaskChange change = near.change;
  const auto holds = [&](double factor) {
    change.factor = factor;
    return !options.stop.stop_requested() && isHeld(model, task, change, options);
  };
  double works = change.factor, fails = 1.0;
  for (int k = 0; k < kHalvings && fails - works > kLoadError * works; ++k) {
    const double middle = 0.5 * (works + fails);
    (holds(middle) ? works : fails) = middle;
  }
  const double least = works;
  for (int k = kFurther; k > 0 && works == least; --k)
    if (const double more = (1.0 + k * kStep) * least; more < 1.0 && holds(more)) works = more;
  const double plain = plainly(task, change, works).factor;
  change.factor = holds(plain) ? plain : works;
  if (change.factor <= near.change.factor || options.stop.stop_requested()) return near;
  return {Effect::MakesPossible, change};
}

}  // namespace handhold
