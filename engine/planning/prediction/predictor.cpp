// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/predictor.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/model/even_sides.h"
#include "engine/optimization/interior_point.h"
#include "engine/optimization/ipopt_solver.h"
#include "engine/planning/prediction/even_motion.h"
#include "engine/planning/prediction/motion_advice.h"
#include "engine/task/words/limits_off.h"

namespace handhold {

namespace {

using Clock = std::chrono::steady_clock;
using Mode = PostureProblem::Mode;

/// Where not all laws can hold, they count more in every round until the violation stays with few of them.
constexpr int kPresses = 2;
constexpr double kPressure = 10.0;
/// A search on the way, or for the nearest motion, that takes more iterations is lost: four in five take 30.
constexpr int kRoughIterations = 120, kNearestIterations = 60, kFewestIterations = 30;
constexpr int kHastyIterations = 40, kPolishingIterations = 200;
/// Searches that lead to a motion that holds are nearer than this after so many iterations (scaled rows).
constexpr NlpMilestone kHopeful{25, 1.0}, kNearlyHolding{120, 0.1};
/// A search that ends nearer than this goes on once from there, its barrier and multipliers anew: whether the
/// first comes to its end may hang on rounding.
constexpr double kAlmostThere = 0.3;
/// Motions whose objective changes by a smaller part from step to step look alike, as rougher ones may do.
constexpr double kRoughlySettled = 5e-4;
/// A neighbouring start is nearly optimal, a first guess holds the contacts with loads that bear the body: a
/// small barrier keeps both from where the limits are far away.
constexpr double kSmallBarrier = 1e-3;

double secondsSince(Clock::time_point began) {
  return std::chrono::duration<double>(Clock::now() - began).count();
}

PostureStatus statusOf(NlpStatus status) {
  switch (status) {
    case NlpStatus::Optimal:
      return PostureStatus::Optimal;
    case NlpStatus::Feasible:
      return PostureStatus::Feasible;
    case NlpStatus::Stopped:
      return PostureStatus::Stopped;
    case NlpStatus::NumericalFailure:
      return PostureStatus::Failed;
    default:
      return PostureStatus::Infeasible;
  }
}

Motion motionAtInstants(const MotionProblem& problem) {
  Motion motion;
  for (const auto& instant : problem.instants()) {
    const PostureEvaluation& now = instant->problem().evaluation();
    motion.frames.push_back(
        {instant->u() * problem.curves().duration, now.q(), now.v(), now.vdot(), now.tau(), {}});
  }
  return motion;
}

}  // namespace

int Predictor::mostIterations(Effort effort) {
  switch (effort) {
    case Effort::Hasty:
      return kHastyIterations;
    case Effort::Rough:
      return kRoughIterations;
    case Effort::Nearest:
      return kNearestIterations;
    case Effort::Polishing:
      return kPolishingIterations;
    default:
      return std::numeric_limits<int>::max();
  }
}

/// What one iteration costs: instants times coordinates.
double Predictor::costOf(const MotionProblem& problem) const {
  return static_cast<double>(problem.instants().size()) * model_.velocitySize();
}

/// A search that has become so long is given what a short one takes, and no more.
int Predictor::affordable(const MotionProblem& problem) const {
  const double left = std::max(0.0, kMostWork - work_) / costOf(problem);
  return std::max(kFewestIterations, static_cast<int>(std::min(left, 1e6)));
}

NlpOptions Predictor::nlpOptions(const MotionProblem& problem) {
  NlpOptions options;
  const MotionSettings& asked = problem.task().motion;
  options.tolerance = std::min(options_.tolerance, asked.tolerance);
  options.maxIterations = std::min({options_.maxIterations, asked.iterations, mostIterations(effort_)});
  if (effort_ != Effort::Hasty && effort_ != Effort::Polishing)
    options.maxIterations = std::min(options.maxIterations, affordable(problem));
  options.stop = options_.stop;
  options.settledChange = effort_ == Effort::Whole || effort_ == Effort::Nearest
                              ? asked.settled
                              : std::max(asked.settled, kRoughlySettled);
  options.initialBarrier = kSmallBarrier;
  if (effort_ == Effort::Polishing) options.settledChange = 0.0;
  if (effort_ != Effort::Nearest && effort_ != Effort::Polishing)
    options.milestones = {kHopeful, kNearlyHolding};
  options.progress = [this, &problem, before = result_.iterations](const Progress& step) {
    if (options_.iterate) options_.iterate(motionAtInstants(problem));
    if (!options_.progress) return;
    Progress whole = step;
    whole.iteration += before;
    whole.objective *= problem.objectiveScale();
    whole.seconds = secondsSince(began_);
    options_.progress(whole);
  };
  return options;
}

NlpResult Predictor::run(BandedNlp& problem, const VectorX& x, Start how, const NlpOptions& options,
                         const NlpWarmStart& warm) {
  if (options_.solver == PostureOptions::Solver::Ipopt) {
    NlpResult solved = solveIpopt(problem, x, options);
    result_.iterations += solved.iterations;
    solved.multipliers = {};
    return solved;
  }
  InteriorPoint method(problem, options);
  if (effort_ == Effort::Hasty) method.seekOnlyHolding();
  const bool isWarm = warm.yE.size() == problem.equalityCount() &&
                      warm.yI.size() == problem.inequalityCount() &&
                      warm.zLower.size() == problem.variableCount();
  NlpResult solved = method.run(x,
                                isWarm                                          ? InteriorPointStart::Warm
                                : how == Start::Near || how == Start::FoundNear ? InteriorPointStart::Interior
                                                                                : InteriorPointStart::Cold,
                                warm);
  result_.iterations += solved.iterations;
  return solved;
}

NlpResult Predictor::solve(MotionProblem& problem, const VectorX& x, Start how, const NlpWarmStart& warm) {
  problem.scaleObjectiveAt(x);
  NlpOptions options = nlpOptions(problem);
  const bool isFound = how == Start::Found || how == Start::FoundNear;
  if (isFound) options.milestones.clear();  // it leads to one that holds, if by a detour
  const std::unique_ptr<ReducedMotion> fewer = reduced(problem);
  NlpResult solved =
      fewer ? run(*fewer, fewer->reduced(x), how, options, {}) : run(problem, x, how, options, warm);
  work_ += solved.iterations * costOf(problem);
  if (!fewer) return solved;
  solved.x = fewer->whole(solved.x);
  solved.multipliers = mirror_ ? NlpWarmStart() : fewer->wholeMultipliers(solved.multipliers);
  return solved;
}

/// What ends almost there goes on once.
NlpResult Predictor::solveInTwo(MotionProblem& problem, const VectorX& x, Start how,
                                const NlpWarmStart& warm) {
  NlpResult solved = solve(problem, x, how, warm);
  if (solved.status == NlpStatus::IterationLimit && solved.violation < kAlmostThere)
    solved = solve(problem, solved.x, Start::Near);
  return solved;
}

/// With fewer unknowns, where even motions are sought or components have coarser curves.
std::unique_ptr<ReducedMotion> Predictor::reduced(MotionProblem& problem) {
  if (mirror_) {
    auto even = std::make_unique<EvenMotion>(model_, problem, *mirror_);
    if (even->isPossible()) return even;
    mirror_.reset();
  }
  return hasOwnCurves(problem.task()) ? std::make_unique<CoarseMotion>(model_, problem) : nullptr;
}

void Predictor::take(MotionProblem& problem, const NlpResult& solved) {
  NlpValues values;
  problem.evaluate(solved.x, NlpProblem::Order::Values, values);
  status_ = solved.status;
  result_.outcome.message = solved.message;
  result_.curves = problem.curves();
  result_.unknowns = solved.x;
  result_.warm = solved.multipliers;
  result_.terms = problem.goalTerms();
  evenness_ = problem.evenness();
  result_.objective = 0.0;
  for (const auto& term : result_.terms) result_.objective += term.second;
  result_.peakAtInstants = 0.0;
  for (const auto& instant : problem.instants()) {
    const PostureEvaluation& now = instant->problem().evaluation();
    const VectorX part = normalizedTorque(model_, now.tau(), now.q(), now.v());
    if (part.size() > 0) result_.peakAtInstants = std::max(result_.peakAtInstants, part.maxCoeff());
  }
}

/// The task as its laws are asked for at the instants.
Task Predictor::enforced() const {
  Task task = mirror_ ? mirror_->evened(model_, result_.task) : result_.task;
  for (double Contact::*held : {&Contact::friction, &Contact::breadth})
    for (Contact& contact : task.contacts) contact.*held *= shares_.friction;
  return task;
}

/// The body, likewise; its sides alike while only even motions are sought.
Model Predictor::weakened() const {
  Model model = mirror_ ? withEvenSides(model_) : model_;
  for (int i = 1; i < model.linkCount(); ++i) {
    model.joints[i].torqueLower *= shares_.strength[i - 1];
    model.joints[i].torqueUpper *= shares_.strength[i - 1];
  }
  return model;
}

/// The iterations are counted on, and what was stopped stays so.
void Predictor::goBack(Found found) {
  found.result.iterations = result_.iterations;
  if (status_ == NlpStatus::Stopped) {
    found.status = status_;
    found.result.outcome.message = result_.outcome.message;
  }
  result_ = std::move(found.result);
  status_ = found.status;
  mirror_ = std::move(found.mirror);
  evenness_ = found.evenness;
  shares_ = found.shares;
}

void Predictor::strict(const MotionCurves& guess, const MotionPrediction* last) {
  const Model model = weakened();
  const MotionLayout layout(model_, result_.task);
  MotionProblem problem(model, enforced(), mirror_ ? overEvenTurning(model_, layout, *mirror_, guess) : guess,
                        Mode::Strict);
  const bool isNear = last != nullptr && last->unknowns.size() == problem.variableCount();
  const VectorX x = isNear ? last->unknowns : problem.startFrom(problem.curves());
  take(problem,
       solveInTwo(problem, x, isNear ? Start::Near : Start::Guess, isNear ? last->warm : NlpWarmStart()));
}

/// Not all laws can hold: the motion that breaks them least. Where postures hold all places, those of
/// strength and balance alone, if that can be.
void Predictor::approach(const MotionPlan& plan) {
  if (!plan.possible() || !approach(guessed(plan), {LawGroup::Equilibrium, LawGroup::Torque}, Mode::Strict))
    approach(guessed(plan), {}, Mode::Nearest);
}

bool Predictor::approach(const MotionCurves& guess, LawSet yielding, Mode mode) {
  effort_ = Effort::Nearest;
  MotionProblem problem(model_, result_.task, guess, mode, yielding);
  NlpResult solved = solve(problem, problem.startFrom(guess), Start::Guess);
  double strength = 1.0;
  for (int round = 0; round < kPresses && isSolved(solved.status); ++round) {
    strength *= kPressure;
    for (const auto& instant : problem.instants())
      for (size_t k = 0; k < instant->problem().softConstraints().size(); ++k)
        instant->problem().setPenalty(static_cast<int>(k), strength);
    solved = solve(problem, solved.x, Start::Near);
  }
  effort_ = Effort::Whole;
  const bool isFound = isSolved(solved.status);
  if (!isFound && mode == Mode::Strict && !options_.stop.stop_requested()) return false;
  take(problem, solved);
  if (options_.advising == PostureOptions::Advising::Yes && !options_.stop.stop_requested())
    result_.levers = motionLevers(model_, result_.task, problem, solved);
  result_.warm = {};
  result_.unknowns.resize(0);
  return isFound;
}

/// Where the laws do not hold as it is asked: the motion that tells best why.
void Predictor::showNearest(const MotionPlan& plan) {
  mirror_.reset();
  const auto isOfAll = [](const Violation& violation) { return violation.law == Law::PushOnly; };
  const bool isHopeless = std::ranges::any_of(plan.violations, isOfAll);
  if (isHopeless || options_.question == MotionPredictionOptions::Question::WhetherItHolds)
    showPlan(plan);
  else if (pace_)
    showTooFast();
  else if (ease_)
    showTooMuch();
  else
    approach(plan);
}

void Predictor::finish(const MotionPlan& plan) {
  MotionOutcome& outcome = result_.outcome;
  outcome.violations = plan.violations;
  outcome.violations.insert(outcome.violations.end(), result_.check.violations.begin(),
                            result_.check.violations.end());
  const bool wereLetYield = isSolved(status_) && result_.unknowns.size() == 0;
  if (outcome.violations.empty() && wereLetYield) outcome.violations = result_.check.missedTargets;
  outcome.advice = plan.advice;
  outcome.peakLoad = result_.check.peakLoad;
  outcome.peakJoint = result_.check.peakJoint;
  outcome.peakTime = result_.check.peakTime;
  outcome.objective = result_.objective;
  outcome.terms = result_.terms;
  const int frames = 1 + std::max(1, static_cast<int>(std::lround(result_.curves.duration *
                                                                  result_.task.motion.framesPerSecond)));
  outcome.motion = sampleMotion(model_, result_.task, result_.curves, frames);
  outcome.status = statusOf(status_);
  if (!outcome.violations.empty() && outcome.status != PostureStatus::Stopped) {
    outcome.status = PostureStatus::Infeasible;
    outcome.message.clear();
  } else if (outcome.status == PostureStatus::Optimal) {
    outcome.message = motionKeepsLaws(result_.task.laws) + ", between its instants too";
  }
  if (outcome.status == PostureStatus::Optimal || outcome.status == PostureStatus::Feasible) addCurveWords();
  outcome.seconds = secondsSince(began_);
}

/// Where a neighbour of which the same was asked needed finer curves, so will this.
void Predictor::takeCurvesOf(const MotionPrediction& last) {
  const MotionSettings& needed = last.task.motion;
  const bool isSame =
      last.controlPointsAsked == asked_.controlPoints && last.instantsAsked == asked_.instants;
  if (!isSame || needed.controlPoints <= asked_.controlPoints) return;
  result_.task.motion.controlPoints = needed.controlPoints;
  result_.task.motion.instants = needed.instants;
  result_.refinements = last.refinements;
}

MotionPrediction Predictor::run(const MotionPlan& plan, const MotionPrediction* last) {
  if (last != nullptr) takeCurvesOf(*last);
  // a target out of reach leaves a motion towards it that keeps all laws; other broken laws do not
  const bool mayHold =
      std::all_of(plan.violations.begin(), plan.violations.end(),
                  [](const Violation& violation) { return violation.kind() == ViolationKind::Target; });
  if (mayHold && last != nullptr) strict(guessed(plan), last);
  if (mayHold && !isSolved(status_) && status_ != NlpStatus::Stopped) search(plan);
  if (!mayHold || (!isSolved(status_) && !options_.stop.stop_requested())) showNearest(plan);
  if (isSolved(status_) && result_.unknowns.size() > 0) {
    refine();
    refineEven();
    if (isBetweenGivenStates()) {
      if (!result_.check.violations.empty()) searchOnAsked(plan);
      polish();
      if (!result_.check.violations.empty()) refineOn();
    }
  } else {
    check();
  }
  if (result_.eased) leaveOutWhatLessBreaks();
  finish(plan);
  return std::move(result_);
}

}  // namespace handhold
