// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/greatest_load.h"

#include <algorithm>
#include <cmath>

#include "engine/core/parallel.h"
#include "engine/laws/problem/posture_bounds.h"
#include "engine/planning/advice/direct_change.h"
#include "engine/planning/advice/greatest_part.h"
#include "engine/planning/posture/start_guesses.h"

namespace handhold {

namespace {

/// Postures from which the greatest part is looked for, besides the nearest one; and the part of what may
/// hold at best that they are guessed for.
constexpr int kStarts = 40;
constexpr double kGuessed = 0.3;
/// What no hand holds in any direction is known without asking, by so many halvings.
constexpr int kHalvings = 20;
/// Where the most is not found again by who asks anew, the steps down from it that are tried by halves.
constexpr double kStep = 0.97;
constexpr int kSteps = 12;
/// Parts that are told of what held near one posture alone.
constexpr double kNearParts[] = {1.0, 0.97, 0.9, 0.75, 0.5};

PostureOptions quiet(const PostureOptions& options) {
  PostureOptions result = options;
  result.advising = PostureOptions::Advising::No;
  result.progress = {};
  result.iterate = {};
  return result;
}

/// The greatest part of a load that is held in any posture.
class Most {
 public:
  Most(const Model& model, const Task& task, const TaskChange& near, const PostureOptions& options)
      : model_(model), task_(task), near_(near), options_(quiet(options)) {}

  TaskChange told(const VectorX& nearest) const;

 private:
  TaskChange withFactor(double factor) const;
  Task taskWith(const TaskChange& change) const;
  TaskChange leastBeyondBounds() const;
  std::vector<VectorX> starts(const VectorX& nearest, const TaskChange& bound) const;
  double greatest(const VectorX& nearest) const;
  bool isSolvedAnew(const TaskChange& change) const;
  bool isStopped() const { return options_.stop.stop_requested(); }

  const Model& model_;
  const Task& task_;
  const TaskChange near_;
  const PostureOptions options_;
};

TaskChange Most::withFactor(double factor) const {
  TaskChange change = near_;
  change.factor = factor;
  return change;
}

Task Most::taskWith(const TaskChange& change) const {
  Model person = model_;
  Task task = task_;
  apply(change, person, task);
  return task;
}

bool Most::isSolvedAnew(const TaskChange& change) const {
  if (isStopped()) return false;
  const Task task = taskWith(change);
  return !isBeyondBounds(model_, task) && solvePosture(model_, task, {}, options_).solved();
}

/// All of it does not hold.
TaskChange Most::leastBeyondBounds() const {
  double within = near_.factor, beyond = 1.0;
  if (!isBeyondBounds(model_, task_)) within = beyond;
  for (int k = 0; k < kHalvings; ++k) {
    const double middle = 0.5 * (within + beyond);
    (isBeyondBounds(model_, taskWith(withFactor(middle))) ? beyond : within) = middle;
  }
  return withFactor(beyond);
}

std::vector<VectorX> Most::starts(const VectorX& nearest, const TaskChange& bound) const {
  const Task guessed = taskWith(withFactor(kGuessed * bound.factor));
  std::vector<VectorX> list{nearest};
  for (const StartGuess& guess : unlikeGuesses(startGuesses(model_, guessed, TriedShapes::All), kStarts))
    list.push_back(guess.q);
  return list;
}

/// Quite other postures may hold more than those near the first.
double Most::greatest(const VectorX& nearest) const {
  const TaskChange bound = leastBeyondBounds();
  const PartedTask task = parted(task_, {bound});
  const std::vector<VectorX> from = starts(nearest, bound);
  std::vector<double> found(from.size(), near_.factor);
  inParallel(static_cast<int>(from.size()), [&](int k) {
    if (const auto held = greatestPart(model_, task, from[k], options_)) found[k] = bound.factor * held->part;
  });
  return *std::ranges::max_element(found);
}

/// What somebody who asks anew is told to be possible, and a step more is not.
TaskChange Most::told(const VectorX& nearest) const {
  const double most = greatest(nearest);
  const auto down = [&](int steps) { return plainly(task_, near_, std::pow(kStep, steps) * most); };
  if (isSolvedAnew(down(0))) return down(0);
  int fails = 0, holds = kSteps;
  while (holds - fails > 1 && !isStopped()) {
    const int middle = (fails + holds) / 2;
    (isSolvedAnew(down(middle)) ? holds : fails) = middle;
  }
  if (holds < kSteps) return down(holds);
  for (const double part : kNearParts) {
    const TaskChange change = plainly(task_, near_, part * near_.factor);
    if (isStopped() || isSolvedAnew(change)) return change;
  }
  return near_;
}

}  // namespace

Advice greatestLoad(const Model& model, const Task& task, const VectorX& nearest, const Advice& near,
                    const PostureOptions& options) {
  return {Effect::MakesPossible, Most(model, task, near.change, options).told(nearest)};
}

}  // namespace handhold
