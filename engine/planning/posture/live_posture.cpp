// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <limits>
#include <stop_token>

#include "engine/laws/problem/posture_outcome.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/optimization/dense_interior_point.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

using Mode = PostureProblem::Mode;

/// The mouse pulls hard against the goals, which are of order one: 1 cm off costs 0.2.
constexpr double kDragWeight = 2e3;
/// A dragged posture is redrawn at once; a part in ten thousand cannot be seen.
constexpr double kLiveTolerance = 1e-4;
/// A step needs a handful of iterations; one that needs more than these is better tried anew from where it
/// got.
constexpr int kLiveIterations = 50;
/// The nearest posture is gone on with by the next step, which is asked for at once where nothing else is.
constexpr int kNearestIterations = 10;
/// A violation that did not fall to this part in so many iterations will not vanish: something is out of
/// reach. What is left of rounding does not count.
constexpr double kFalling = 0.7, kNearlyHeld = 1e-3;
constexpr int kPatience = 6;
/// Penalties leave gaps where nothing is out of reach, too: below so much of any law (scaled rows: metres,
/// parts of a limit, 100 N) all laws may hold nearby.
constexpr double kNearlyKept = 0.1;
/// Violations that are told (scaled rows: metres, parts of a limit, 100 N).
constexpr double kViolationTold = 1e-3;

/// Ends an attempt that gets no nearer to what its laws ask for.
class Impatience {
 public:
  void look(const Progress& step) {
    if (step.worstViolation < kFalling * least_ || step.worstViolation < kNearlyHeld) {
      least_ = std::min(least_, step.worstViolation);
      since_ = step.iteration;
    }
    if (step.iteration - since_ >= kPatience) enough_.request_stop();
  }
  void end() { enough_.request_stop(); }
  std::stop_token stop() const { return enough_.get_token(); }

 private:
  std::stop_source enough_;
  double least_ = std::numeric_limits<double>::infinity();
  int since_ = 0;
};

}  // namespace

struct LivePosture::State {
  std::shared_ptr<const Model> model;
  PostureResult last;
  Mode mode = Mode::Strict;
  double gap = 0.0;  ///< the greatest that the last attempt at the nearest posture left

  NlpResult solve(PostureProblem& problem, const PostureOptions& options) const;
  PostureResult attempt(const Task& task, const std::optional<Drag>& drag, const PostureOptions& options,
                        Mode tried);
  PostureResult nearest(const Task& task, const std::optional<Drag>& drag, const PostureOptions& options);
};

NlpResult LivePosture::State::solve(PostureProblem& problem, const PostureOptions& options) const {
  NlpOptions nlp;
  nlp.tolerance = kLiveTolerance;
  nlp.maxIterations =
      std::min(mode == Mode::Nearest ? kNearestIterations : kLiveIterations, options.maxIterations);
  Impatience impatience;
  nlp.stop = impatience.stop();
  nlp.progress = [&](const Progress& step) {
    if (options.progress) options.progress(step);
    if (options.stop.stop_requested()) impatience.end();
    if (mode == Mode::Strict) impatience.look(step);
  };
  VectorX x = problem.startFrom(last.q);
  NlpWarmStart warm;
  if (last.unknowns.size() == x.size()) {
    const int loads = static_cast<int>(x.size()) - problem.layout().coordinates;
    x.tail(loads) = last.unknowns.tail(loads);
    if (last.warm.yE.size() == problem.equalityCount() && last.warm.yI.size() == problem.inequalityCount())
      warm = last.warm;
  }
  return solveDense(problem, x, nlp, warm);
}

PostureResult LivePosture::State::attempt(const Task& task, const std::optional<Drag>& drag,
                                          const PostureOptions& options, Mode tried) {
  PostureProblem problem(*model, endTask(task), last.q, tried);
  if (drag) {
    auto goal = std::make_unique<DragGoal>(model->findSite(drag->site), drag->localPoint, kDragWeight);
    goal->setGoal(drag->goal);
    problem.setDrag(std::move(goal));
  }
  PostureResult result = toPostureResult(problem, solve(problem, options));
  problem.at(result.unknowns);
  result.violations = problem.violations(kViolationTold);
  if (tried == Mode::Nearest)
    gap = problem.softConstraints().empty() ? 0.0 : worstSoftViolation(problem, result.unknowns);
  const bool wasStopped = options.stop.stop_requested();
  if (tried == Mode::Nearest || (result.status == PostureStatus::Stopped && !wasStopped))
    result.status = PostureStatus::Infeasible;
  return result;
}

/// The nearest posture, or the one under all laws that is found beside it.
PostureResult LivePosture::State::nearest(const Task& task, const std::optional<Drag>& drag,
                                          const PostureOptions& options) {
  mode = Mode::Nearest;
  PostureResult near = attempt(task, drag, options, Mode::Nearest);
  if (gap > kNearlyKept || options.stop.stop_requested()) return near;
  last = near;
  mode = Mode::Strict;
  PostureResult kept = attempt(task, drag, options, Mode::Strict);
  if (kept.solved()) return kept;
  mode = Mode::Nearest;
  return near;
}

LivePosture::LivePosture(std::shared_ptr<const Model> model, const Task& task, const PostureResult& from)
    : state_(std::make_unique<State>()) {
  state_->model = std::move(model);
  state_->last = from;
  state_->last.q = startPosture(*state_->model, task, from.q);
}

LivePosture::~LivePosture() = default;
LivePosture::LivePosture(LivePosture&&) noexcept = default;
LivePosture& LivePosture::operator=(LivePosture&&) noexcept = default;

namespace {

/// The hand on the mouse pulls the search, but is no goal of the task.
double withoutPull(const PostureResult& result) {
  double sum = 0.0;
  for (const auto& [name, value] : result.terms) sum += value;
  return sum;
}

}  // namespace

/// All laws as long as they hold; beyond their reach the nearest posture, until everything holds again.
PostureResult LivePosture::step(const Task& task, const std::optional<Drag>& drag,
                                const PostureOptions& options) {
  const auto began = std::chrono::steady_clock::now();
  PostureResult result = state_->mode == Mode::Strict ? state_->attempt(task, drag, options, Mode::Strict)
                                                      : state_->nearest(task, drag, options);
  if (state_->mode == Mode::Strict && !result.solved() && result.status != PostureStatus::Stopped)
    result = state_->nearest(task, drag, options);
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  result.message = verdict(result);
  state_->last = result;
  if (drag) result.objective = withoutPull(result);
  return result;
}

}  // namespace handhold
