// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/advice/posture_advice.h"

#include "engine/laws/problem/posture_outcome.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/model/utilisation.h"
#include "engine/optimization/dense_interior_point.h"
#include "engine/planning/advice/best_change.h"
#include "engine/planning/advice/direct_change.h"

namespace handhold {

namespace {

using Kind = TaskChange::Kind;
using Mode = PostureProblem::Mode;

constexpr double kTolerance = 1e-6;
constexpr int kIterations = 150;
/// As the nearest posture was found.
constexpr int kPresses = 3;
constexpr double kPressure = 10.0;
/// Violations that are told (scaled rows: metres, parts of a limit, 100 N).
constexpr double kViolationTold = 1e-3;
/// A joint this near its torque limit or the end of its range may be what binds.
constexpr double kNearLimit = 0.98, kNearEnd = 1e-3;

bool isSolved(NlpStatus status) { return status == NlpStatus::Optimal || status == NlpStatus::Feasible; }

/// Looks at postures near one that was found, under tasks that differ a little.
class Neighbourhood {
 public:
  Neighbourhood(const VectorX& reference, const VectorX& q, const PostureOptions& options)
      : reference_(reference), q_(q), options_(options) {}

  std::optional<Outlook> solve(const Model& model, const Task& task) const;
  Outlook approach(const Model& model, const Task& task) const;

 private:
  NlpOptions nlpOptions() const;

  VectorX reference_, q_;
  const PostureOptions& options_;
};

NlpOptions Neighbourhood::nlpOptions() const {
  NlpOptions options;
  options.tolerance = kTolerance;
  options.maxIterations = kIterations;
  options.stop = options_.stop;
  return options;
}

std::vector<TaskChange> personChanges(const PostureProblem& problem, const VectorX& x) {
  std::vector<TaskChange> changes;
  const Model& model = problem.model();
  const PostureEvaluation& now = problem.evaluation();
  const VectorX load = normalizedTorque(model, now.tau(), now.q(), now.v());
  for (int i = 1; i < model.linkCount(); ++i) {
    TaskChange change;
    change.index = i;
    change.kind = Kind::Strength;
    if (problem.task().laws.torqueLimits && load[i - 1] > kNearLimit) changes.push_back(change);
    change.kind = Kind::Range;
    const int k = velocityIndex(LinkIndex(i));
    const double room = std::min(x[k] - problem.lower()[k], problem.upper()[k] - x[k]);
    if (room < kNearEnd) changes.push_back(change);
  }
  return changes;
}

double heldPenalty(const PostureProblem& problem, const VectorX& x, const NlpWarmStart& multipliers) {
  NlpValues values;
  problem.evaluate(x, NlpProblem::Order::Values, values);
  return problem.softPenalty() + limitTerms(problem, values, multipliers);
}

/// The posture that breaks the laws of a task least, from q on, and what would help it.
Outlook Neighbourhood::approach(const Model& model, const Task& task) const {
  PostureProblem problem(model, task, reference_, Mode::Nearest);
  NlpResult solved = solveDense(problem, problem.startFrom(q_), nlpOptions(), {});
  double strength = 1.0;
  for (int round = 0; round < kPresses; ++round) {
    strength *= kPressure;
    pressHarder(problem, solved.x, strength);
    solved = solveDense(problem, solved.x, nlpOptions(), solved.multipliers);
  }
  problem.at(solved.x);
  Outlook outlook;
  outlook.violations = problem.violations(kViolationTold);
  std::vector<TaskChange> changes = placeChanges(task);
  for (const auto& more : {targetChanges(task), personChanges(problem, solved.x)})
    changes.insert(changes.end(), more.begin(), more.end());
  const HeldPenalty held = [&](const TaskChange& change) {
    Model otherModel = model;
    Task otherTask = task;
    apply(change, otherModel, otherTask);
    PostureProblem other(otherModel, otherTask, reference_, Mode::Nearest);
    other.takePenalties(problem);
    other.restoreChart(problem.reference());
    return heldPenalty(other, solved.x, solved.multipliers);
  };
  outlook.towardsNearest = towardsNearest(model, task, problem.evaluation().q());
  outlook.levers = levers(model, task, changes, problem.softPenalty(), held);
  return outlook;
}

std::optional<Outlook> Neighbourhood::solve(const Model& model, const Task& task) const {
  if (options_.stop.stop_requested()) return {};
  PostureProblem problem(model, task, reference_, Mode::Strict);
  const NlpResult solved = solveDense(problem, problem.startFrom(q_), nlpOptions(), {});
  if (isSolved(solved.status)) return Outlook{};
  if (options_.stop.stop_requested()) return {};
  return approach(model, task);
}

}  // namespace

Advice advisePosture(const Model& model, const Task& task, const VectorX& reference,
                     const PostureResult& nearest, const PostureOptions& options) {
  if (std::optional<Advice> lighter = lighterLoad(model, task, reference, nearest, options)) return *lighter;
  const Neighbourhood around(reference, nearest.q, options);
  const Trial trial = [&](const Model& other, const Task& changed) { return around.solve(other, changed); };
  return bestChange(model, task, around.approach(model, task), trial);
}

}  // namespace handhold
