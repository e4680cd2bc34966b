// SPDX-License-Identifier: GPL-3.0-or-later
// Time and iterations of both solvers on a problem of a posture's size and kind.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <random>

#include "engine/optimization/dense_interior_point.h"
#include "engine/optimization/ipopt_solver.h"
#include "engine/optimization/kkt_system.h"
#include "tests/engine/optimization/climbing_problem.h"

using handhold::KktSystem;
using handhold::KktVectors;
using handhold::MatrixX;
using handhold::NlpOptions;
using handhold::NlpProblem;
using handhold::NlpResult;
using handhold::NlpStatus;
using handhold::NlpValues;
using handhold::Vector3;
using handhold::VectorX;
using handhold::test::ClimbingProblem;

namespace {

constexpr int kTasks = 30, kDragSteps = 20;

/// Time of this process alone, so that a busy machine does not count.
double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Tally {
  std::vector<double> milliseconds, iterations;
  int solved = 0, runs = 0;

  NlpResult add(const std::function<NlpResult()>& solve) {
    const double start = processorSeconds();
    const NlpResult result = solve();
    ++runs;
    solved += result.status == NlpStatus::Optimal ? 1 : 0;
    milliseconds.push_back(1e3 * (processorSeconds() - start));
    iterations.push_back(result.iterations);
    return result;
  }
};

double quantile(std::vector<double> values, double part) {
  std::sort(values.begin(), values.end());
  return values[static_cast<size_t>(part * static_cast<double>(values.size() - 1))];
}

void print(const char* name, const Tally& tally) {
  std::printf("%-28s solved %3d of %3d   ms %7.2f median %7.2f p95 %7.2f worst   iterations %3.0f / %3.0f\n",
              name, tally.solved, tally.runs, quantile(tally.milliseconds, 0.5),
              quantile(tally.milliseconds, 0.95), quantile(tally.milliseconds, 1.0),
              quantile(tally.iterations, 0.5), quantile(tally.iterations, 1.0));
}

double microseconds(int repeats, const std::function<void()>& body) {
  const double start = processorSeconds();
  for (int k = 0; k < repeats; ++k) body();
  return 1e6 / repeats * (processorSeconds() - start);
}

void timeParts() {
  const ClimbingProblem problem(1);
  const VectorX x = problem.start();
  NlpValues values;
  MatrixX H;
  const int n = ClimbingProblem::kUnknowns, mE = ClimbingProblem::kEqualities,
            mI = ClimbingProblem::kInequalities;
  const VectorX sigma = VectorX::LinSpaced(n + mI, 0.1, 100.0);
  KktSystem kkt(n, mE, mI);
  KktVectors b(n, mE, mI, 2), d(b);
  b.w.setOnes();
  b.E.setOnes();
  b.I.setOnes();
  const double value = microseconds(2000, [&] { problem.evaluate(x, NlpProblem::Order::Values, values); });
  const double slope =
      microseconds(2000, [&] { problem.evaluate(x, NlpProblem::Order::Derivatives, values); });
  const double curvature = microseconds(2000, [&] { problem.hessian(x, 1.0, values.equality, x, H); });
  const double factors = microseconds(2000, [&] { kkt.factorise(H, values, sigma); });
  const double solve = microseconds(2000, [&] { kkt.solve(b, d); });
  std::printf(
      "microseconds: values %.1f, derivatives %.1f, Hessian %.1f, factors %.1f, solve (2 columns) %.1f\n",
      value, slope, curvature, factors, solve);
}

void dragTarget(ClimbingProblem& problem, NlpResult last, unsigned seed, Tally& tally) {
  std::mt19937 random(seed);
  std::normal_distribution<double> normal;
  for (int k = 0; k < kDragSteps; ++k) {
    const Vector3 by(normal(random), normal(random), normal(random));
    problem.drag(0, 0.01 * by.normalized());
    problem.drag(1, 0.01 * by.normalized());
    const NlpResult next =
        tally.add([&] { return solveDense(problem, last.x, NlpOptions(), last.multipliers); });
    if (next.status != NlpStatus::Optimal) return;
    last = next;
  }
}

}  // namespace

int main() {
  timeParts();
  Tally cold, rough, warm, ipopt;
  int sameOptimum = 0;
  for (unsigned seed = 1; seed <= kTasks; ++seed) {
    ClimbingProblem problem(seed);
    NlpOptions coarse;
    coarse.tolerance = 1e-3;
    const VectorX start = problem.start();
    rough.add([&] { return solveDense(problem, start, coarse); });
    const NlpResult ours = cold.add([&] { return solveDense(problem, start, NlpOptions()); });
    const NlpResult theirs = ipopt.add([&] { return solveIpopt(problem, start, NlpOptions()); });
    sameOptimum += std::abs(ours.objective - theirs.objective) < 1e-4 * (1 + theirs.objective) ? 1 : 0;
    if (ours.status != NlpStatus::Optimal) std::printf("task %u: %s\n", seed, ours.message.c_str());
    if (ours.status == NlpStatus::Optimal) dragTarget(problem, ours, seed, warm);
  }
  print("dense, cold, 1e-6", cold);
  print("dense, cold, 1e-3", rough);
  print("dense, warm, 1 cm", warm);
  print("Ipopt, cold, 1e-6", ipopt);
  std::printf("same optimum as Ipopt in %d of %d tasks\n", sameOptimum, kTasks);
}
