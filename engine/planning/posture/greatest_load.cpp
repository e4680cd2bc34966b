// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/greatest_load.h"

#include <algorithm>
#include <cmath>

#include "engine/laws/problem/posture_bounds.h"
#include "engine/laws/problem/posture_solving.h"
#include "engine/laws/problem/relaxed_posture.h"
#include "engine/planning/advice/direct_change.h"
#include "engine/planning/posture/posture_search.h"

namespace handhold {

namespace {

/// The load is known to this part of itself.
constexpr double kLoadError = 0.01;
/// So many times what held is looked at before it is called the most.
constexpr double kFurther[] = {1.01, 1.1};
/// From one load that holds to the next that is tried, growing; and so many loads at most.
constexpr double kStride = 1.1, kLonger = 1.5;
constexpr int kMostTried = 12;
/// Quite other postures may hold more: the task is asked anew with so many times what is the most
/// near one, then so often with the geometric mean of what holds (at least this part) and what does not.
/// What no hand holds in any direction is known without asking, by so many halvings.
constexpr double kAnew = 1.05, kLeastAnew = 0.05;
constexpr int kHalvings = 20;
constexpr int kTimesAnew = 3;
/// Parts of the most that are told where the task with it, asked anew, is not solved; and of what held near
/// one posture alone.
constexpr double kParts[] = {1.0, 0.97, 0.94, 0.9}, kNearParts[] = {1.0, 0.97, 0.9, 0.75, 0.5};

constexpr LawSet kStrengthLaws = {LawGroup::Torque, LawGroup::Holding, LawGroup::Friction,
                                  LawGroup::Clearance, LawGroup::Equilibrium};

PostureOptions quiet(const PostureOptions& options) {
  PostureOptions result = options;
  result.advising = PostureOptions::Advising::No;
  result.progress = {};
  result.iterate = {};
  return result;
}

/// The greatest part of a load that is held, from one that is: each from the posture that held the last one,
/// which gives way to more as little as it takes.
class Climb {
 public:
  Climb(const Model& model, const Task& task, const TaskChange& near, const PostureOptions& options)
      : model_(model), task_(task), near_(near), options_(quiet(options)), works_(near.factor) {}

  TaskChange greatest(const VectorX& nearest);

 private:
  enum class Anew { FromLikely, Thoroughly };

  TaskChange withFactor(double factor) const;
  bool holds(double factor);
  bool holdsFurther();
  void stride();
  void halve();
  void rise();
  void lookAnew();
  double leastBeyondBounds() const;
  bool isWithinBounds(double factor) const;
  bool isSolvedAnew(double factor, Anew how = Anew::Thoroughly);
  bool isStopped() const { return options_.stop.stop_requested(); }

  const Model& model_;
  const Task& task_;
  const TaskChange near_;
  const PostureOptions options_;
  double works_, fails_ = 1.0;
  VectorX last_;
  int tried_ = 0;
};

TaskChange Climb::withFactor(double factor) const {
  TaskChange change = near_;
  change.factor = factor;
  return change;
}

bool Climb::holds(double factor) {
  if (isStopped()) return false;
  Model person = model_;
  Task task = task_;
  apply(withFactor(factor), person, task);
  if (isBeyondBounds(person, task)) return false;
  const RelaxedPosture near = relaxedPosture(person, task, last_, {kStrengthLaws, {}}, options_);
  if (!near.holds || !near.breaksNothing()) return false;
  const PostureResult held = strictPosture(person, task, near.result.q, options_, Look::Hopeful);
  if (held.solved()) last_ = held.q;
  return held.solved();
}

bool Climb::isSolvedAnew(double factor, Anew how) {
  if (isStopped()) return false;
  Model person = model_;
  Task task = task_;
  apply(withFactor(factor), person, task);
  if (isBeyondBounds(person, task)) return false;
  const PostureResult held = how == Anew::Thoroughly ? solvePosture(person, task, {}, options_)
                                                     : searchPosture(person, task, options_);
  if (held.solved()) last_ = held.q;
  return held.solved();
}

/// Whether anything beyond holds; the least that does not is where it ends then.
bool Climb::holdsFurther() {
  const double least = works_;
  for (const double times : kFurther) {
    const double factor = times * least;
    if (factor >= 1.0) return false;
    if (holds(factor)) {
      works_ = factor;
      return true;
    }
    if (times == kFurther[0]) fails_ = factor;
  }
  return false;
}

void Climb::stride() {
  fails_ = 1.0;
  for (double stride = kStride; stride * works_ < 1.0 && tried_ < kMostTried; stride *= kLonger, ++tried_) {
    if (!holds(stride * works_)) {
      fails_ = stride * works_;
      return;
    }
    works_ *= stride;
  }
}

void Climb::halve() {
  for (; fails_ - works_ > kLoadError * works_ && tried_ < kMostTried; ++tried_) {
    const double middle = 0.5 * (works_ + fails_);
    (holds(middle) ? works_ : fails_) = middle;
  }
}

void Climb::rise() {
  if (works_ > 0.0 && holdsFurther()) stride();
  halve();
}

bool Climb::isWithinBounds(double factor) const {
  Model person = model_;
  Task task = task_;
  apply(withFactor(factor), person, task);
  return !isBeyondBounds(person, task);
}

/// All of it does not hold.
double Climb::leastBeyondBounds() const {
  if (isWithinBounds(1.0)) return 1.0;
  double within = works_, beyond = 1.0;
  for (int k = 0; k < kHalvings; ++k) {
    const double middle = 0.5 * (within + beyond);
    (isWithinBounds(middle) ? within : beyond) = middle;
  }
  return beyond;
}

/// Whether quite other postures hold more than those near the first.
void Climb::lookAnew() {
  double fails = leastBeyondBounds();
  if (kAnew * works_ < fails && isSolvedAnew(kAnew * works_)) {
    works_ *= kAnew;
    rise();
  }
  for (int k = 0; k < kTimesAnew && kAnew * works_ < fails; ++k) {
    const double factor = std::sqrt(std::max(works_, kLeastAnew) * fails);
    if (!isSolvedAnew(factor, k == 0 ? Anew::Thoroughly : Anew::FromLikely)) {
      fails = factor;
      continue;
    }
    works_ = factor;
    tried_ = 0;
    rise();
  }
}

/// From the posture that is nearest to holding all of it.
TaskChange Climb::greatest(const VectorX& nearest) {
  last_ = nearest;
  rise();
  lookAnew();
  for (const double part : kParts) {
    const TaskChange told = plainly(task_, near_, part * works_);
    if (told.factor <= near_.factor || isStopped()) break;
    if (isSolvedAnew(told.factor)) return told;
  }
  for (const double part : kNearParts) {
    const TaskChange told = plainly(task_, near_, part * near_.factor);
    if (isStopped() || isSolvedAnew(told.factor)) return told;
  }
  return near_;
}

}  // namespace

Advice greatestLoad(const Model& model, const Task& task, const VectorX& nearest, const Advice& near,
                    const PostureOptions& options) {
  return {Effect::MakesPossible, Climb(model, task, near.change, options).greatest(nearest)};
}

}  // namespace handhold
