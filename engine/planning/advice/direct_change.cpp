// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/advice/direct_change.h"

#include <algorithm>
#include <cmath>

#include "engine/laws/problem/posture_bounds.h"
#include "engine/laws/problem/posture_solving.h"
#include "engine/planning/advice/greatest_part.h"
#include "engine/planning/advice/moved_place.h"
#include "engine/task/stages.h"

namespace handhold {

namespace {

using Kind = TaskChange::Kind;

/// The greatest load is known to a part of itself, in so many halvings at most.
constexpr double kLoadError = 0.02;
constexpr int kHalvings = 12;
/// The greatest load is held in one way only: so much of it surely is.
constexpr double kSurely = 0.98;
/// Solves that succeed take thirty.
constexpr int kMostIterations = 100;

double sizeOf(const Load& load) {
  if (load.kind == LoadKind::Mass) return load.mass;
  return load.force.norm() > 0.0 ? load.force.norm() : load.moment.norm();
}

double sizeOf(const GivenVelocity& given) {
  return given.joint.empty() ? given.linear.norm() : std::abs(given.speed);
}

/// How much of one load can be held: each from the last posture that held.
class LoadSearch {
 public:
  LoadSearch(const Model& model, const Task& task, int load, const PostureOptions& options)
      : model_(model), task_(task), options_(options) {
    change_.kind = Kind::Load;
    change_.index = load;
  }

  bool holdsWithout(const std::vector<VectorX>& starts);
  TaskChange greatest();

 private:
  bool holds(double factor);
  std::optional<double> atOnce();
  double byHalves();
  bool isStopped() const { return options_.stop.stop_requested(); }

  const Model& model_;
  const Task& task_;
  const PostureOptions& options_;
  TaskChange change_;
  VectorX last_, first_;
};

bool LoadSearch::holdsWithout(const std::vector<VectorX>& starts) {
  for (const VectorX& q : starts) {
    if (isStopped()) return false;
    last_ = first_ = q;
    if (holds(0.0)) return true;
  }
  return false;
}

bool LoadSearch::holds(double factor) {
  change_.factor = factor;
  std::optional<PostureResult> result = solvedWith(change_, model_, task_, last_, options_);
  if (!result && !isStopped()) result = solvedWith(change_, model_, task_, first_, options_);
  if (result) last_ = result->q;
  return result.has_value();
}

/// By one program, if a little less than that holds where it ended.
std::optional<double> LoadSearch::atOnce() {
  TaskChange all = change_;
  all.factor = 1.0;
  const std::optional<HeldPart> most = greatestPart(model_, parted(task_, {all}), last_, options_);
  if (!most) return {};
  last_ = most->q;
  const double surely = kSurely * most->part;
  return holds(surely) ? std::optional(surely) : std::nullopt;
}

double LoadSearch::byHalves() {
  double works = 0.0, fails = 1.0;
  for (int k = 0; k < kHalvings && fails - works > kLoadError * fails && !isStopped(); ++k) {
    const double middle = 0.5 * (works + fails);
    (holds(middle) ? works : fails) = middle;
  }
  return works;
}

TaskChange LoadSearch::greatest() {
  std::optional<double> works = atOnce();
  if (!works) works = byHalves();
  const double plain = plainly(task_, change_, *works).factor;
  change_.factor = plain == *works || holds(plain) ? plain : *works;
  return change_;
}

}  // namespace

PostureOptions briefly(const PostureOptions& options) {
  PostureOptions result = options;
  result.maxIterations = std::min(kMostIterations, options.maxIterations);
  result.iterate = {};
  result.progress = {};
  return result;
}

std::optional<PostureResult> solvedWith(const TaskChange& change, const Model& model, const Task& task,
                                        const VectorX& q, const PostureOptions& options) {
  Model person = model;
  Task changed = task;
  apply(change, person, changed);
  if (isBeyondBounds(person, changed)) return {};
  PostureResult result = strictPosture(person, changed, q, options, Look::Hopeful);
  return result.solved() ? std::optional(std::move(result)) : std::nullopt;
}

std::vector<TaskChange> demandsOf(const Task& task) {
  std::vector<TaskChange> demands;
  TaskChange change;
  change.kind = Kind::Load;
  for (change.index = 0; change.index < static_cast<int>(task.loads.size()); ++change.index)
    if (sizeOf(task.loads[change.index]) > 0.0) demands.push_back(change);
  change.kind = Kind::Speed;
  change.index = -1;
  if (greatestSpeed(task.motion) != nullptr) demands.push_back(change);
  return demands;
}

TaskChange plainly(const Task& task, TaskChange change, double factor) {
  constexpr double kRounding = 1e-9;
  const bool isSpeed = change.kind == Kind::Speed;
  const double size = isSpeed ? sizeOf(*greatestSpeed(task.motion)) : sizeOf(task.loads[change.index]),
               told = factor * size;
  change.factor = factor;
  if (!(told > 0.0)) return change;
  const double unit = std::pow(10.0, std::floor(std::log10(told)) - 2.0);
  change.factor = unit * std::floor(told / unit + kRounding) / size;
  return change;
}

std::optional<Advice> lighterLoad(const Model& model, const Task& task, const VectorX& reference,
                                  const PostureResult& nearest, const PostureOptions& options) {
  if (nearest.violations.empty() || isPlace(nearest.violations.front().kind())) return {};
  const PostureOptions tried = briefly(options);
  for (int load = 0; load < static_cast<int>(task.loads.size()); ++load) {
    if (!(sizeOf(task.loads[load]) > 0.0)) continue;
    LoadSearch search(model, task, load, tried);
    if (!search.holdsWithout({nearest.q, reference})) continue;
    const TaskChange change = search.greatest();
    if (options.stop.stop_requested()) return {};
    return Advice{Effect::MakesPossible, change};
  }
  return {};
}

}  // namespace handhold
