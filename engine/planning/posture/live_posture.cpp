// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>

#include "engine/optimization/dense_interior_point.h"
#include "engine/planning/posture/posture.h"
#include "engine/planning/problem/posture_outcome.h"
#include "engine/planning/problem/posture_problem.h"
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
/// Violations that are told (scaled rows: metres, parts of a limit, 100 N).
constexpr double kViolationTold = 1e-3;

}  // namespace

struct LivePosture::State {
  std::shared_ptr<const Model> model;
  PostureResult last;
  Mode mode = Mode::Strict;

  NlpResult solve(PostureProblem& problem, const PostureOptions& options) const;
  PostureResult attempt(const Task& task, const std::optional<Drag>& drag, const PostureOptions& options,
                        Mode tried);
  bool holdsAgain(const PostureResult& result) const { return result.unmet.empty(); }
};

NlpResult LivePosture::State::solve(PostureProblem& problem, const PostureOptions& options) const {
  NlpOptions nlp;
  nlp.tolerance = kLiveTolerance;
  nlp.maxIterations = std::min(kLiveIterations, options.maxIterations);
  nlp.stop = options.stop;
  nlp.progress = options.progress;
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
  result.unmet = problem.unmet(kViolationTold);
  if (tried == Mode::Nearest) result.status = PostureStatus::Infeasible;
  return result;
}

LivePosture::LivePosture(std::shared_ptr<const Model> model, const Task& task, const PostureResult& from)
    : state_(std::make_unique<State>()) {
  state_->model = std::move(model);
  state_->last = from;
  state_->last.q = startPosture(*state_->model, task, from.q);
}

LivePosture::~LivePosture() = default;

/// All laws as long as they hold; beyond their reach the nearest posture, until everything holds again.
PostureResult LivePosture::step(const Task& task, const std::optional<Drag>& drag,
                                const PostureOptions& options) {
  const auto began = std::chrono::steady_clock::now();
  PostureResult result = state_->attempt(task, drag, options, state_->mode);
  if (state_->mode == Mode::Nearest && state_->holdsAgain(result)) {
    state_->last = result;
    state_->mode = Mode::Strict;
    result = state_->attempt(task, drag, options, Mode::Strict);
  }
  if (state_->mode == Mode::Strict && !result.solved() && result.status != PostureStatus::Stopped) {
    state_->mode = Mode::Nearest;
    result = state_->attempt(task, drag, options, Mode::Nearest);
  }
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  result.message = verdict(result);
  state_->last = result;
  return result;
}

}  // namespace handhold
