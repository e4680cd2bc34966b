// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/problem/relaxed_posture.h"

#include <algorithm>
#include <string_view>

#include "engine/laws/problem/posture_outcome.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/laws/problem/posture_solving.h"

namespace handhold {

namespace {

using Demand = Relaxation::Demand;

constexpr double kFirmViolation = 1e-4;
/// A goal of order one costs as much as a violation of a thousandth.
constexpr double kGoalWeight = 1e-3;
/// Rounds of reweighting, and what keeps the weights of rows that are nearly kept finite.
constexpr int kRounds = 2;
constexpr double kRoundOff = 0.01;
constexpr double kTolerance = 1e-5;
constexpr int kIterations = 120;

/// Places alone know neither strength nor weight, and the plainest posture will do.
Task placesAlone(Task task) {
  task.laws.torqueLimits = task.laws.contactLimits = task.laws.friction = task.laws.clearance = false;
  task.objective = Objective{
      .displacement = 1.0, .normalizedTorque = 0.0, .discomfort = 0.0, .upright = 0.0, .symmetry = 0.0};
  return task;
}

PostureProblem::Content contentOf(const Relaxation& relaxation) {
  const bool balances = relaxation.demand == Demand::AllLaws;
  return {Regime::Still, true, balances, relaxation.yielding, kGoalWeight};
}

/// Weights 1 / |v| turn the squares of the next round into magnitudes; rows of an equation are one vector.
void reweight(PostureProblem& problem, const VectorX& x) {
  problem.at(x);
  const int blocks = static_cast<int>(problem.softConstraints().size());
  for (int k = 0; k < blocks; ++k) {
    VectorX size = problem.softViolation(k).cwiseAbs();
    if (problem.softConstraints()[k]->isEquation()) size.setConstant(problem.softViolation(k).norm());
    problem.setRowPenalties(k, (size.array() + kRoundOff).inverse());
  }
}

/// What a hand cannot hold in any posture comes first, then what is most over in the same unit.
bool isWorse(const Violation& a, const Violation& b) {
  const bool aIsHeld = a.kind() == ViolationKind::HeldLoad, bIsHeld = b.kind() == ViolationKind::HeldLoad;
  if (aIsHeld != bIsHeld) return aIsHeld;
  if (a.quantity != b.quantity) return std::string_view(siUnit(a.quantity)) < siUnit(b.quantity);
  return a.amount > b.amount;
}

void measure(const PostureProblem& problem, RelaxedPosture& relaxed) {
  for (size_t k = 0; k < problem.softConstraints().size(); ++k) {
    const Constraint& rows = *problem.softConstraints()[k];
    const VectorX v = problem.softViolation(static_cast<int>(k));
    const double size = rows.isEquation() ? v.norm() : v.lpNorm<1>();
    const double most = rows.isEquation() ? v.norm() : v.lpNorm<Eigen::Infinity>();
    const LawGroup group = problem.softGroups()[k];
    relaxed.violation += size;
    relaxed.total[group] += size;
    relaxed.broken[group] = std::max(relaxed.broken[group], most);
    if (most > relaxed.told) rows.describe(problem.evaluation(), relaxed.told, relaxed.violations[group]);
  }
  for (auto& [group, list] : relaxed.violations) std::stable_sort(list.begin(), list.end(), isWorse);
}

}  // namespace

bool RelaxedPosture::breaks(LawGroup group) const {
  const auto found = broken.find(group);
  return found != broken.end() && found->second > told;
}

bool RelaxedPosture::breaksNothing() const {
  return std::none_of(broken.begin(), broken.end(),
                      [this](const auto& entry) { return entry.second > told; });
}

RelaxedPosture relaxedPosture(const Model& model, const Task& task, const VectorX& q,
                              const Relaxation& relaxation, const PostureOptions& options) {
  const Task asked = relaxation.demand == Demand::PlacesAlone ? placesAlone(task) : task;
  PostureOptions rough = options;
  rough.tolerance = std::max(kTolerance, options.tolerance);
  rough.maxIterations = std::min(kIterations, options.maxIterations);
  PostureProblem problem(model, asked, q, PostureProblem::Mode::Strict, contentOf(relaxation));
  NlpResult solved = solveProgram(problem, problem.startFrom(q), rough, Look::Hopeful);
  int iterations = solved.iterations;
  RelaxedPosture relaxed;
  relaxed.told = relaxation.told;
  for (int round = 0; round < kRounds && !options.stop.stop_requested(); ++round) {
    reweight(problem, solved.x);
    solved = solveProgram(problem, solved.x, rough, Look::Hopeful, solved.multipliers);
    iterations += solved.iterations;
  }
  relaxed.holds = solved.violation < kFirmViolation;
  relaxed.result = toPostureResult(problem, solved);
  relaxed.result.iterations = iterations;
  measure(problem, relaxed);
  return relaxed;
}

}  // namespace handhold
