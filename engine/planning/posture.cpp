// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture.h"

#include <chrono>
#include <limits>
#include <random>

#include "engine/contact/task_loads.h"
#include "engine/dynamics/kinematics.h"
#include "engine/planning/advice/posture_advice.h"
#include "engine/planning/solver/dense_interior_point.h"
#include "engine/planning/solver/ipopt_solver.h"
#include "engine/planning/posture_problem.h"
#include "engine/planning/posture_result.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

using Clock = std::chrono::steady_clock;
using Mode = PostureProblem::Mode;

/// Rows are scaled to order one: a millimetre, a thousandth of a limit and 0.1 N are within it.
constexpr double kViolationTold = 1e-3;
/// Further starts are only looked at: a thousandth tells which is best, and that one is finished.
constexpr double kRoughTolerance = 1e-3;
constexpr int kRoughIterations = 60;
/// Where not all laws can hold: starts that are compared, and rounds that then move the violation to few
/// laws.
constexpr int kNearestStarts = 3, kPresses = 3;
constexpr double kPressure = 10.0;
/// Greater than any change of shape that one start can need, small against the joints' ranges.
constexpr double kStartSpread = 0.35;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// One solve of one problem, with what the caller wants to see on the way.
class Attempt {
 public:
  Attempt(const Model& model, const Task& task, const PostureOptions& options)
      : model_(model), task_(task), options_(options), began_(Clock::now()) {}

  PostureResult best();

 private:
  enum class Look { Whole, Rough };

  NlpOptions nlpOptions(Look look) const;
  NlpResult solve(PostureProblem& problem, const VectorX& x, Look look, const NlpWarmStart& warm = {}) const;
  PostureResult strict(const VectorX& q, Look look) const;
  PostureResult finished(const PostureResult& rough) const;
  void tryAgain(PostureResult& best) const;
  void lookFurther(PostureResult& best) const;
  void approach(PostureResult& best) const;
  double press(PostureProblem& problem, NlpResult& solved, const VectorX& q) const;
  PostureResult nearest() const;
  VectorX start(int k) const;
  bool mayGoOn() const { return !options_.stop.stop_requested() && left() > 0.0; }
  double left() const { return options_.maxSeconds - secondsSince(began_); }

  const Model& model_;
  const Task& task_;
  const PostureOptions& options_;
  Clock::time_point began_;

 public:
  VectorX first;
};

NlpOptions Attempt::nlpOptions(Look look) const {
  NlpOptions options;
  options.tolerance = options_.tolerance;
  options.maxIterations = options_.maxIterations;
  options.maxSeconds = left();
  options.stop = options_.stop;
  options.progress = options_.progress;
  if (look == Look::Whole) return options;
  options.tolerance = std::max(kRoughTolerance, options.tolerance);
  options.maxIterations = std::min(kRoughIterations, options.maxIterations);
  return options;
}

NlpResult Attempt::solve(PostureProblem& problem, const VectorX& x, Look look,
                         const NlpWarmStart& warm) const {
  NlpOptions options = nlpOptions(look);
  if (options_.iterate)
    options.progress = [this, &problem](const Progress& progress) {
      if (options_.progress) options_.progress(progress);
      options_.iterate(problem.lastPosture());
    };
  if (options_.solver == PostureOptions::Solver::Ipopt) return solveIpopt(problem, x, options);
  return solveDense(problem, x, options, warm);
}

PostureResult Attempt::strict(const VectorX& q, Look look) const {
  PostureProblem problem(model_, task_, q, Mode::Strict);
  const NlpResult solved = solve(problem, problem.startFrom(q), look);
  return toPostureResult(problem, solved);
}

/// From a rough look to the full tolerance.
PostureResult Attempt::finished(const PostureResult& rough) const {
  PostureProblem problem(model_, task_, rough.q, Mode::Strict);
  VectorX x = problem.startFrom(rough.q);
  const int loads = problem.variableCount() - problem.layout().coordinates;
  x.tail(loads) = rough.unknowns.tail(loads);
  return toPostureResult(problem, solve(problem, x, Look::Whole, rough.warm));
}

/// By squares first; then the laws count more and more against the goals, and those that hold almost most, so
/// that the violation stays with the one or two that cannot hold. Leaves x there and returns the greatest.
double Attempt::press(PostureProblem& problem, NlpResult& solved, const VectorX& q) const {
  solved = solve(problem, problem.startFrom(q), Look::Whole);
  double strength = 1.0;
  for (int round = 0; round < kPresses && mayGoOn(); ++round) {
    strength *= kPressure;
    pressHarder(problem, solved.x, strength);
    const int iterations = solved.iterations;
    solved = solve(problem, solved.x, Look::Whole, solved.multipliers);
    solved.iterations += iterations;
  }
  return worstSoftViolation(problem, solved.x);
}

/// The posture that violates least, of a few starts.
PostureResult Attempt::nearest() const {
  PostureResult result;
  double least = std::numeric_limits<double>::infinity();
  int iterations = 0;
  for (int k = 0; k < kNearestStarts && (k == 0 || mayGoOn()); ++k) {
    PostureProblem problem(model_, task_, start(k), Mode::Nearest);
    NlpResult solved;
    const double violation = press(problem, solved, start(k));
    iterations += solved.iterations;
    if (!(violation < least)) continue;
    least = violation;
    result = toPostureResult(problem, solved);
    result.unmet = problem.unmet(kViolationTold);
  }
  result.iterations = iterations;
  result.status = PostureStatus::Infeasible;
  result.objective = 0.0;  // of the goals, without penalties
  for (const auto& term : result.terms) result.objective += term.second;
  return result;
}

/// The first start is the caller's; the others shake its joints within their limits, every second one
/// mirrored.
VectorX Attempt::start(int k) const {
  if (k == 0) return first;
  std::mt19937 random(static_cast<unsigned>(1000 + k));
  std::normal_distribution<double> normal;
  VectorX q = k % 2 == 0 ? first : mirrored(model_, first);
  if (k % 2 == 1) q.head<7>() = first.head<7>();
  for (int i = 1; i < model_.linkCount(); ++i) {
    const Joint& joint = model_.joints[i];
    const double shaken = q[6 + i] + kStartSpread * normal(random) * std::min(1.0, joint.upper - joint.lower);
    q[6 + i] = std::clamp(shaken, joint.lower, joint.upper);
  }
  return q;
}

/// One start may end in a dead end of the constraints: two more before anything is called impossible.
void Attempt::tryAgain(PostureResult& best) const {
  for (int k = 1; k < 3 && !best.solved() && mayGoOn(); ++k) {
    PostureResult other = strict(start(k), Look::Whole);
    other.iterations += best.iterations;
    if (other.solved()) return void(best = std::move(other));
    best.iterations = other.iterations;
  }
}

void Attempt::lookFurther(PostureResult& best) const {
  int iterations = best.iterations;
  PostureResult found;
  for (int k = 1; k < options_.starts && mayGoOn(); ++k) {
    PostureResult other = strict(start(k), Look::Rough);
    iterations += other.iterations;
    const double lowest = found.solved() ? found.objective : best.objective;
    if (other.solved() && other.objective < lowest) found = std::move(other);
  }
  if (found.solved() && mayGoOn()) {
    found = finished(found);
    iterations += found.iterations;
    if (found.solved() && found.objective < best.objective) best = std::move(found);
  }
  best.iterations = iterations;
}

/// No start keeps all laws: the nearest posture, unless from nearby they hold after all.
void Attempt::approach(PostureResult& best) const {
  PostureResult near = nearest();
  PostureResult again = strict(near.q, Look::Whole);
  const int iterations = best.iterations + near.iterations + again.iterations;
  best = again.solved() ? std::move(again) : std::move(near);
  best.iterations = iterations;
  PostureOptions rest = options_;
  rest.maxSeconds = left();
  const bool asks = options_.advising == PostureOptions::Advising::Yes;
  if (asks && best.status == PostureStatus::Infeasible && mayGoOn())
    best.advice = advisePosture(model_, task_, first, best, rest);
}

PostureResult Attempt::best() {
  PostureResult best = strict(first, Look::Whole);
  if (options_.effort == PostureOptions::Effort::Thorough) {
    tryAgain(best);
    if (best.solved())
      lookFurther(best);
    else if (best.status != PostureStatus::Stopped)
      approach(best);
  }
  best.seconds = secondsSince(began_);
  return best;
}

}  // namespace

PostureResult solvePosture(const Model& model, const Task& task, const VectorX& start,
                           const PostureOptions& options) {
  const Task end = endTask(task);
  Attempt attempt(model, end, options);
  attempt.first = startPosture(model, end, start);
  PostureResult result = attempt.best();
  if (result.message.empty() || result.status == PostureStatus::Infeasible) result.message = verdict(result);
  return result;
}

}  // namespace handhold
