// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture.h"

#include <algorithm>
#include <chrono>
#include <random>

#include "engine/dynamics/kinematics.h"
#include "engine/planning/nearest_posture.h"
#include "engine/planning/posture_problem.h"
#include "engine/planning/posture_result.h"
#include "engine/planning/posture_solving.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

using Clock = std::chrono::steady_clock;

/// Where not all laws can hold: starts that are compared.
constexpr int kNearestStarts = 3;
/// Greater than any change of shape that one start can need, small against the joints' ranges.
constexpr double kStartSpread = 0.35;

/// The search for one posture, from one start or several.
class Attempt {
 public:
  Attempt(const Model& model, const Task& task, const PostureOptions& options, const VectorX& first)
      : model_(model), task_(task), options_(options), first_(first) {}

  PostureResult best();

 private:
  PostureResult finished(const PostureResult& rough) const;
  void tryAgain(PostureResult& best) const;
  void lookFurther(PostureResult& best) const;
  void approach(PostureResult& best) const;
  VectorX start(int k) const;
  bool mayGoOn() const { return !options_.stop.stop_requested(); }

  const Model& model_;
  const Task& task_;
  const PostureOptions& options_;
  const VectorX& first_;
};

/// From a rough look to the full tolerance.
PostureResult Attempt::finished(const PostureResult& rough) const {
  PostureProblem problem(model_, task_, rough.q, PostureProblem::Mode::Strict);
  VectorX x = problem.startFrom(rough.q);
  const int loads = problem.variableCount() - problem.layout().coordinates;
  x.tail(loads) = rough.unknowns.tail(loads);
  return toPostureResult(problem, solveProgram(problem, x, options_, Look::Whole, rough.warm));
}

/// The first start is the caller's; the others shake its joints within their limits, every second one
/// mirrored.
VectorX Attempt::start(int k) const {
  if (k == 0) return first_;
  std::mt19937 random(static_cast<unsigned>(1000 + k));
  std::normal_distribution<double> normal;
  VectorX q = k % 2 == 0 ? first_ : mirrored(model_, first_);
  if (k % 2 == 1) q.head<7>() = first_.head<7>();
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
    PostureResult other = strictPosture(model_, task_, start(k), options_);
    other.iterations += best.iterations;
    if (other.solved()) return void(best = std::move(other));
    best.iterations = other.iterations;
  }
}

void Attempt::lookFurther(PostureResult& best) const {
  int iterations = best.iterations;
  PostureResult found;
  for (int k = 1; k < options_.starts && mayGoOn(); ++k) {
    PostureResult other = strictPosture(model_, task_, start(k), options_, Look::Rough);
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

void Attempt::approach(PostureResult& best) const {
  std::vector<VectorX> starts;
  for (int k = 0; k < kNearestStarts; ++k) starts.push_back(start(k));
  const int iterations = best.iterations;
  best = nearestPosture(model_, task_, starts, options_);
  best.iterations += iterations;
}

PostureResult Attempt::best() {
  const Clock::time_point began = Clock::now();
  PostureResult best = strictPosture(model_, task_, first_, options_);
  if (options_.effort == PostureOptions::Effort::Thorough) {
    tryAgain(best);
    if (best.solved())
      lookFurther(best);
    else if (best.status != PostureStatus::Stopped)
      approach(best);
  }
  best.seconds = std::chrono::duration<double>(Clock::now() - began).count();
  return best;
}

}  // namespace

PostureResult solvePosture(const Model& model, const Task& task, const VectorX& start,
                           const PostureOptions& options) {
  const Task end = endTask(task);
  const VectorX first = startPosture(model, end, start);
  PostureResult result = Attempt(model, end, options, first).best();
  if (result.message.empty() || result.status == PostureStatus::Infeasible) result.message = verdict(result);
  return result;
}

}  // namespace handhold
