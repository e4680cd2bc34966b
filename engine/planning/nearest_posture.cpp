// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/nearest_posture.h"

#include <limits>

#include "engine/planning/advice/posture_advice.h"
#include "engine/planning/posture_problem.h"
#include "engine/planning/posture_result.h"
#include "engine/planning/posture_solving.h"

namespace handhold {

namespace {

/// Rows are scaled to order one: a millimetre, a thousandth of a limit and 0.1 N are within it.
constexpr double kViolationTold = 1e-3;
/// Rounds that move the violation to few laws.
constexpr int kPresses = 3;
constexpr double kPressure = 10.0;

/// By squares first; then the laws count more and more against the goals, and those that hold almost most, so
/// that the violation stays with the one or two that cannot hold. Leaves x there and returns the greatest.
double press(PostureProblem& problem, NlpResult& solved, const VectorX& q, const PostureOptions& options) {
  solved = solveProgram(problem, problem.startFrom(q), options);
  double strength = 1.0;
  for (int round = 0; round < kPresses && !options.stop.stop_requested(); ++round) {
    strength *= kPressure;
    pressHarder(problem, solved.x, strength);
    const int iterations = solved.iterations;
    solved = solveProgram(problem, solved.x, options, Look::Whole, solved.multipliers);
    solved.iterations += iterations;
  }
  return worstSoftViolation(problem, solved.x);
}

PostureResult leastViolation(const Model& model, const Task& task, const std::vector<VectorX>& starts,
                             const PostureOptions& options) {
  PostureResult result;
  double least = std::numeric_limits<double>::infinity();
  int iterations = 0;
  for (size_t k = 0; k < starts.size() && (k == 0 || !options.stop.stop_requested()); ++k) {
    PostureProblem problem(model, task, starts[k], PostureProblem::Mode::Nearest);
    NlpResult solved;
    const double violation = press(problem, solved, starts[k], options);
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

}  // namespace

PostureResult nearestPosture(const Model& model, const Task& task, const std::vector<VectorX>& starts,
                             const PostureOptions& options) {
  PostureResult near = leastViolation(model, task, starts, options);
  PostureResult again = strictPosture(model, task, near.q, options);
  const int iterations = near.iterations + again.iterations;
  PostureResult best = again.solved() ? std::move(again) : std::move(near);
  best.iterations = iterations;
  const bool asks = options.advising == PostureOptions::Advising::Yes;
  if (asks && best.status == PostureStatus::Infeasible && !options.stop.stop_requested())
    best.advice = advisePosture(model, task, starts.front(), best, options);
  return best;
}

}  // namespace handhold
