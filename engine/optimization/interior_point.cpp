// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/interior_point.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace handhold {
namespace {

/// Pushes of the slacks at a cold start, and after a restart.
constexpr double kColdPush = 1e-2, kInteriorPush = 1e-6;
/// Unknowns of order one never get here unless nothing holds them.
constexpr double kDivergence = 1e15;
/// Steps below this part of the iterate are rounding.
constexpr double kTinyStep = 1e-14;
/// Violations below the first number are left to the line search, others for so many steps.
constexpr double kNearlyFeasible = 1e-4;
constexpr int kPatience = 25;
/// So many steps in a row cut down to this part are a crawl; the barrier to start again with, as part of the
/// error.
constexpr int kMostShortSteps = 8;
constexpr double kShortPart = 0.1, kCrawlBarrier = 0.01;
/// Where an objective counts as settled: so many steps without change, or so many without a better point that
/// holds the constraints, better by this part.
constexpr int kSettledSteps = 8, kSettledPatience = 15;
constexpr double kSettledImprovement = 1e-3;
/// A lower objective that does not hold the constraints yet is given this many times the patience.
constexpr int kPromise = 4;
constexpr int kMostTinySteps = 2, kMostRestarts = 2;

double relativeLength(const VectorX& dw, const VectorX& w) {
  return (dw.array().abs() / (1.0 + w.array().abs())).maxCoeff();
}

}  // namespace

InteriorPoint::InteriorPoint(NlpProblem& problem, const NlpOptions& options)
    : problem_(problem),
      options_(options),
      state_(problem),
      newton_(state_),
      barrier_(options.tolerance),
      started_(std::chrono::steady_clock::now()) {}

NlpResult InteriorPoint::run(const VectorX& start, InteriorPointStart how, const NlpWarmStart& warm) {
  begin(start, how, warm);
  if (!isFinite(state_.values, NlpProblem::Order::Derivatives)) {
    end(NlpStatus::NumericalFailure, "The objective or a constraint is not a finite number at the start");
    return result_;
  }
  while (iterate() == Next::Iterate) ++iteration_;
  result_.iterations = iteration_;
  result_.seconds = seconds();
  return result_;
}

void InteriorPoint::begin(const VectorX& start, InteriorPointStart how, const NlpWarmStart& warm) {
  state_.barrier = options_.initialBarrier;
  startVariables(state_, start, how);
  if (!isFinite(state_.values, NlpProblem::Order::Derivatives)) return;
  if (how == InteriorPointStart::Warm)
    startWarm(state_, warm, options_.initialBarrier);
  else
    startCentral(state_, newton_, how == InteriorPointStart::Cold ? kColdPush : kInteriorPush);
  updateResiduals(state_);
  lineSearch_.begin(measure(state_, state_.w, state_.values));
}

InteriorPoint::Next InteriorPoint::iterate() {
  worst_ = worstRow(problem_, state_.values);
  keepBest();
  report();
  if (checkEnd() == Next::Done || checkLimits() == Next::Done) return Next::Done;
  return stagnates() ? restore(Patience::Long) : step();
}

/// The violation was not halved for many steps: the rows may contradict each other.
bool InteriorPoint::stagnates() {
  const double violation = worst_.violation;
  if (violation <= std::max(kNearlyFeasible, options_.tolerance) || violation <= 0.5 * improvedViolation_) {
    improvedViolation_ = violation;
    improvedAt_ = iteration_;
  }
  if (iteration_ - improvedAt_ < kPatience) return false;
  improvedAt_ = iteration_;
  return true;
}

InteriorPoint::Next InteriorPoint::checkEnd() {
  if (worst_.violation <= options_.tolerance && optimalityError(state_, 0.0) <= options_.tolerance)
    return end(NlpStatus::Optimal, "Solved: the conditions of an optimum hold to the tolerance");
  if (state_.values.objective < -kDivergence || state_.x.lpNorm<Eigen::Infinity>() > kDivergence)
    return end(best_ ? NlpStatus::Feasible : NlpStatus::NumericalFailure,
               "The objective seems to have no lower limit: the unknowns grow without end");
  return Next::Iterate;
}

/// All constraints hold and the objective has stopped moving.
bool InteriorPoint::isSettled() {
  const double objective = state_.values.objective;
  const bool still =
      worst_.violation <= options_.tolerance &&
      std::abs(objective - lastObjective_) <= options_.settledChange * (1.0 + std::abs(objective));
  lastObjective_ = objective;
  settledSteps_ = still ? settledSteps_ + 1 : 0;
  const bool promises =
      best_ && objective < best_->objective - kSettledImprovement * (1.0 + std::abs(objective));
  const int patience = promises ? kPromise * kSettledPatience : kSettledPatience;
  const bool noBetter = best_ && iteration_ - improvedBestAt_ >= patience;
  return options_.settledChange > 0.0 && (settledSteps_ >= kSettledSteps || noBetter);
}

/// On the way to a point that holds the violation may rise again for a few steps.
bool InteriorPoint::missesMilestone() {
  recentViolations_[iteration_ % recentViolations_.size()] = worst_.violation;
  const double least = recentViolations_.minCoeff();
  return !best_ && std::ranges::any_of(options_.milestones, [&](const NlpMilestone& milestone) {
    return iteration_ >= milestone.iteration && least > milestone.violation;
  });
}

InteriorPoint::Next InteriorPoint::checkLimits() {
  if (options_.stop.stop_requested()) return end(NlpStatus::Stopped, "Stopped on request");
  if (seeksOnlyHolding_ && best_) return end(NlpStatus::Feasible, "All constraints hold");
  if (isSettled()) return end(NlpStatus::Feasible, "All constraints hold and the objective has settled");
  if (iteration_ < options_.maxIterations && !missesMilestone()) return Next::Iterate;
  const std::string why = "The iterations ran out";
  if (best_) return end(NlpStatus::Feasible, why + "; all constraints hold, but better may exist");
  return end(NlpStatus::IterationLimit, why + "; " + describeWorst());
}

InteriorPoint::Next InteriorPoint::step() {
  from_ = state_.x;
  if (newton_.prepare(state_) == KktSolver::Outcome::Singular)
    return endWithoutProgress("The equations of a step could not be solved");
  if (barrier_.update(state_, newton_) == InteriorPointBarrier::Change::Changed) lineSearch_.reset();
  newton_.combine(state_, step_);
  if (!step_.w.allFinite()) return endWithoutProgress("The equations of a step could not be solved");
  if (relativeLength(step_.w, state_.w) < kTinyStep) return tinyStep();
  tinySteps_ = 0;
  if (lineSearch_.advance(state_, newton_, step_) == InteriorPointLineSearch::Outcome::Failed)
    return recover();
  const Next next = afterStep();
  return next == Next::Iterate && crawls() ? restart() : next;
}

/// Newton's equations hold: a solution to rounding, or rows that contradict each other even to first order.
InteriorPoint::Next InteriorPoint::tinyStep() {
  if (++tinySteps_ <= kMostTinySteps) {
    lineSearch_.force(state_, step_);
    return afterStep();
  }
  tinySteps_ = 0;
  if (worst_.violation > options_.tolerance) return restore(Patience::Short);
  return endWithoutProgress("Steps became too small to matter");
}

/// Only small parts of the steps are taken at a point that holds the constraints: the multipliers, or what
/// was learnt of the curvature, mislead.
bool InteriorPoint::crawls() {
  shortSteps_ = lineSearch_.takenPart() < kShortPart ? shortSteps_ + 1 : 0;
  if (shortSteps_ < kMostShortSteps || restarts_ >= kMostRestarts) return false;
  shortSteps_ = 0;
  state_.barrier = std::clamp(kCrawlBarrier * optimalityError(state_, 0.0),
                              std::min(state_.barrier, options_.initialBarrier), options_.initialBarrier);
  return true;
}

InteriorPoint::Next InteriorPoint::afterStep() {
  newton_.leave(state_, from_);
  problem_.recentre(state_.x);
  state_.w.head(state_.n) = state_.x;
  problem_.evaluate(state_.x, NlpProblem::Order::Derivatives, state_.values);
  if (!isFinite(state_.values, NlpProblem::Order::Derivatives))
    return endWithoutProgress("A derivative is not a finite number");
  updateResiduals(state_);
  newton_.arrive(state_);
  if (!reached_ || !reached_(state_.x)) return Next::Iterate;
  best_.reset();  // it is this point that was asked for
  return end(NlpStatus::Feasible, "Reached what was asked for");
}

InteriorPoint::Next InteriorPoint::recover() {
  if (barrier_.fallBack(state_) == InteriorPointBarrier::Change::Changed) {
    lineSearch_.reset();
    return Next::Iterate;
  }
  const double theta = measure(state_, state_.w, state_.values).violation;
  return theta > options_.tolerance ? restore(Patience::Short) : restart();
}

/// At a point that holds the constraints only the multipliers can be wrong: estimate them anew.
InteriorPoint::Next InteriorPoint::restart() {
  if (++restarts_ > kMostRestarts) return endWithoutProgress("No step improves the objective any more");
  startCentral(state_, newton_, std::min(kInteriorPush, state_.barrier));
  updateResiduals(state_);
  lineSearch_.reset();
  barrier_.forget();
  newton_.forget();
  return Next::Iterate;
}

InteriorPoint::Next InteriorPoint::end(NlpStatus status, const std::string& message) {
  result_.status = status;
  result_.message = message;
  const bool useBest = best_ && status != NlpStatus::Optimal && status != NlpStatus::Infeasible;
  if (!useBest) {
    result_.objective = state_.values.objective;
    result_.violation = worst_.violation;
    collect();
    return Next::Done;
  }
  if (best_->chart.size() > 0) problem_.restoreChart(best_->chart);
  result_.objective = best_->objective;
  result_.violation = best_->violation;
  state_.x = best_->x;
  state_.yE = best_->yE;
  state_.yI = best_->yI;
  state_.z = best_->z;
  collect();
  return Next::Done;
}

InteriorPoint::Next InteriorPoint::endWithoutProgress(const std::string& why) {
  if (best_) return end(NlpStatus::Feasible, why + "; all constraints hold");
  return end(NlpStatus::NumericalFailure, why + "; " + describeWorst());
}

void InteriorPoint::collect() {
  result_.x = state_.x.cwiseMax(problem_.lower()).cwiseMin(problem_.upper());
  result_.multipliers.yE = state_.yE;
  result_.multipliers.yI = state_.yI;
  result_.multipliers.zLower = state_.z.lower.head(state_.n);
  result_.multipliers.zUpper = state_.z.upper.head(state_.n);
  result_.multipliers.barrier = state_.barrier;
}

void InteriorPoint::keepBest() {
  if (worst_.violation > options_.tolerance) return;
  if (best_ && !(state_.values.objective < best_->objective)) return;
  const double change = best_ ? best_->objective - state_.values.objective : 1e300;
  if (change > kSettledImprovement * (1.0 + std::abs(state_.values.objective))) improvedBestAt_ = iteration_;
  if (!best_) best_ = Best();
  best_->x = state_.x;
  problem_.saveChart(best_->chart);
  best_->yE = state_.yE;
  best_->yI = state_.yI;
  best_->z = state_.z;
  best_->objective = state_.values.objective;
  best_->violation = worst_.violation;
}

void InteriorPoint::report() const {
  if (!options_.progress) return;
  Progress progress;
  progress.iteration = iteration_;
  progress.objective = state_.values.objective;
  progress.worstViolation = worst_.violation;
  progress.worstName = rowName(problem_, worst_);
  progress.seconds = seconds();
  options_.progress(progress);
}

double InteriorPoint::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count();
}

std::string InteriorPoint::describeWorst() const {
  if (worst_.kind == WorstRow::Kind::None) return "all constraints hold";
  std::ostringstream text;
  text << "'" << rowName(problem_, worst_) << "' is off by " << std::setprecision(3) << worst_.violation
       << " (scaled)";
  return text.str();
}

}  // namespace handhold
