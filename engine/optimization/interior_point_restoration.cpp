// SPDX-License-Identifier: GPL-3.0-or-later
// The part of InteriorPoint that is needed only when the line search fails away from feasibility.
#include <algorithm>
#include <cmath>

#include "engine/optimization/feasibility_problem.h"
#include "engine/optimization/interior_point.h"

namespace handhold {
namespace {

/// A restoration ends when the violation fell to the first part and the filter agrees; after long stagnation,
/// to the second, so that it ends either near feasibility or at a proof that there is none.
constexpr double kEnough = 0.9, kEnoughAfterStagnation = 0.01;
constexpr int kMostRestorations = 30, kMostRounds = 4;
/// |J^T v| / |v| below which v is a stationary violation, and the tolerance of the search for it.
constexpr double kStationary = 1e-5, kRestorationTolerance = 1e-6;

double placedPush(double barrier) { return std::clamp(barrier, 1e-6, 1e-2); }

}  // namespace

/// Minimises the violation until the filter accepts a point, or until it cannot be lowered.
InteriorPoint::Next InteriorPoint::restore(Patience patience) {
  if (++restorations_ > kMostRestorations)
    return endWithoutProgress("The constraints could be approached, but not together with the objective");
  const FilterPoint stuck = measure(state_, state_.w, state_.values);
  lineSearch_.filter().add(stuck);
  FilterPoint enough = stuck;
  enough.violation *= patience == Patience::Short ? kEnough : kEnoughAfterStagnation;
  NlpResult found;
  for (int round = 0; round < kMostRounds; ++round) {
    const double size = std::max(violationNorm(problem_, state_.values), 1e-12);
    FeasibilityProblem feasibility(problem_, size);
    InteriorPoint inner(feasibility, restorationOptions(feasibility, size));
    inner.endWhen([&](const VectorX& x) { return leavesRestoration(x, feasibility.baseValues(), enough); });
    found = inner.run(state_.x, InteriorPointStart::Interior);
    iteration_ += found.iterations;
    state_.x = found.x;
    problem_.evaluate(state_.x, NlpProblem::Order::Derivatives, state_.values);
    const double left = violationNorm(problem_, state_.values);
    if (found.status != NlpStatus::Optimal || left > 0.1 * size || left <= options_.tolerance) break;
  }
  return judgeRestoration(found, stuck);
}

/// For a restoration: beyond the last milestone only a search that has met it goes on.
int InteriorPoint::iterationsLeft() const {
  const int left = options_.maxIterations - iteration_;
  if (best_ || options_.milestones.empty()) return left;
  const int toMilestone = options_.milestones.back().iteration - iteration_;
  return toMilestone > 0 ? std::min(left, toMilestone) : left;
}

NlpOptions InteriorPoint::restorationOptions(const FeasibilityProblem& feasibility, double size) const {
  NlpOptions inner = options_;
  inner.tolerance = kRestorationTolerance;
  inner.milestones.clear();
  inner.maxIterations = std::max(1, iterationsLeft());
  inner.initialBarrier = std::clamp(1e-2 * size, 1e-6, 0.1);
  if (options_.progress) {
    inner.progress = [this, &feasibility](const Progress& step) {
      const WorstRow worst = worstRow(problem_, feasibility.baseValues());
      Progress whole = step;
      whole.iteration += iteration_;
      whole.seconds = seconds();
      whole.objective = feasibility.baseValues().objective;
      whole.worstName = rowName(problem_, worst);
      whole.worstViolation = worst.violation;
      options_.progress(whole);
    };
  }
  return inner;
}

bool InteriorPoint::leavesRestoration(const VectorX& x, const NlpValues& values, const FilterPoint& enough) {
  state_.trialW.head(state_.n) = x;
  placeSlacks(state_, values, placedPush(state_.barrier), state_.trialW);
  const FilterPoint point = measure(state_, state_.trialW, values);
  if (violationNorm(problem_, values) <= 0.1 * options_.tolerance) return true;
  return point.violation <= enough.violation && lineSearch_.filter().accepts(point);
}

InteriorPoint::Next InteriorPoint::judgeRestoration(const NlpResult& found, const FilterPoint& stuck) {
  worst_ = worstRow(problem_, state_.values);
  if (found.status == NlpStatus::Stopped) return end(NlpStatus::Stopped, found.message);
  const double size = violationNorm(problem_, state_.values);
  if (found.status == NlpStatus::Optimal && worst_.violation > options_.tolerance &&
      violationSlope(problem_, state_.x, state_.values) <= kStationary * size)
    return end(NlpStatus::Infeasible,
               "The constraints cannot all hold near here: at the least violation " + describeWorst() + ".");
  state_.w.head(state_.n) = state_.x;
  state_.bounds.pushInside(1e-9, state_.w);
  startCentral(state_, newton_, placedPush(state_.barrier));
  updateResiduals(state_);
  barrier_.forget();
  if (found.status != NlpStatus::Feasible || worst_.violation <= options_.tolerance) lineSearch_.reset();
  if (measure(state_, state_.w, state_.values).violation >= stuck.violation && ++restarts_ > 2)
    return endWithoutProgress("The constraints could not be approached any further");
  return Next::Iterate;
}

}  // namespace handhold
