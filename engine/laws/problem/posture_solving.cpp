// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/problem/posture_solving.h"

#include <algorithm>

#include "engine/laws/problem/posture_outcome.h"
#include "engine/optimization/dense_interior_point.h"
#include "engine/optimization/ipopt_solver.h"

namespace handhold {

namespace {

/// From a guess that stands at its contacts so many iterations tell which is best.
constexpr double kRoughTolerance = 1e-3;
constexpr int kRoughIterations = 14;
/// Of 4,000 searches that led to a posture that holds all but five were this near (scaled rows) by then.
/// Where a load is nearly too much one in thirty gets there later: the nearest posture finds those more
/// surely.
constexpr NlpMilestone kHopeful[] = {{30, 0.5}, {45, 5e-3}, {60, 1e-4}};

NlpOptions nlpOptions(const PostureOptions& asked, Look look) {
  NlpOptions options;
  options.tolerance = asked.tolerance;
  options.maxIterations = asked.maxIterations;
  options.stop = asked.stop;
  options.progress = asked.progress;
  if (look == Look::Whole) return options;
  options.milestones.assign(std::begin(kHopeful), std::end(kHopeful));
  if (look == Look::Hopeful) return options;
  options.tolerance = std::max(kRoughTolerance, options.tolerance);
  options.maxIterations = std::min(kRoughIterations, options.maxIterations);
  return options;
}

}  // namespace

NlpResult solveProgram(PostureProblem& problem, const VectorX& x, const PostureOptions& options, Look look,
                       const NlpWarmStart& warm) {
  NlpOptions nlp = nlpOptions(options, look);
  if (options.iterate)
    nlp.progress = [&options, &problem](const Progress& progress) {
      if (options.progress) options.progress(progress);
      options.iterate(problem.lastPosture());
    };
  if (options.solver == PostureOptions::Solver::Ipopt && look != Look::Rough)
    return solveIpopt(problem, x, nlp);
  return solveDense(problem, x, nlp, warm);
}

PostureResult strictPosture(const Model& model, const Task& task, const VectorX& q,
                            const PostureOptions& options, Look look) {
  PostureProblem problem(model, task, q, PostureProblem::Mode::Strict);
  return toPostureResult(problem, solveProgram(problem, problem.startFrom(q), options, look));
}

}  // namespace handhold
