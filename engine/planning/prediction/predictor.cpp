// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/predictor.h"

#include <algorithm>
#include <cmath>
#include <random>

#include "engine/planning/prediction/even_motion.h"
#include "engine/planning/prediction/motion_advice.h"
#include "engine/planning/solver/interior_point.h"

namespace handhold {

namespace {

using Clock = std::chrono::steady_clock;
using Mode = PostureProblem::Mode;

/// Between the instants: residuals, contacts and torque limits finer than this need no finer curves. What the
/// contacts take over stays below a hundredth of a person's weight, what nothing takes over far below.
constexpr double kClosedForce = 8.0, kClosedMoment = 3.0;  // N, N m
constexpr double kForceError = 0.4, kMomentError = 0.4;    // N, N m
constexpr double kSlip = 0.3;                              // N
constexpr double kGapError = 2e-4, kTargetError = 2e-3;    // m
constexpr double kLoadError = 1e-3;                        // of a torque limit
constexpr int kDensity = 10, kFewestChecks = 200;
/// Torque limits broken by less between the instants are met by a reserve at the instants, this many times
/// what was missing, others by finer curves.
constexpr double kGreatestExcess = 1.03;
constexpr double kReserve = 1.3;
/// A refinement has so many times the spans and instants.
constexpr double kFiner = 1.6;
/// Where not all laws can hold, they count more in every round until the violation stays with few of them.
constexpr int kPresses = 2;
constexpr double kPressure = 10.0;
/// Finer curves than these are searched for with these first.
constexpr int kCoarsePoints = 28, kCoarseInstants = 60;
/// A motion that is not its own mirror image is taken where it costs less by this part.
constexpr double kClearlyCheaper = 1e-2;
/// As uneven as this a motion still looks even (rad, m), and so far from an even one uneven ones are sought
/// (units of the unknowns).
constexpr double kUneven = 0.02, kNudge = 1e-3;
/// A motion whose objective changes by less than this part from step to step will not look different.
constexpr double kSettled = 2e-5;
/// A neighbouring start is nearly optimal, a first guess holds the contacts with loads that bear the body: a
/// small barrier keeps both from where the limits are far away.
constexpr double kSmallBarrier = 1e-3;

double secondsSince(Clock::time_point began) {
  return std::chrono::duration<double>(Clock::now() - began).count();
}

bool isSolved(NlpStatus status) { return status == NlpStatus::Optimal || status == NlpStatus::Feasible; }

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

int denseCount(const MotionSettings& motion) { return std::max(kDensity * motion.instants, kFewestChecks); }

bool keepsTorqueLimits(const MotionCheck& check, const Task& task) {
  return !task.laws.torqueLimits || check.peakLoad <= 1.0 + kLoadError;
}

bool areCurvesFine(const MotionCheck& check) {
  return check.closure.force < kClosedForce && check.closure.moment < kClosedMoment &&
         check.force < kForceError && check.moment < kMomentError && check.slip < kSlip &&
         check.contactGap < kGapError && check.targetGap < kTargetError;
}

/// Unknowns shaken by normal noise, the same for the same seed.
VectorX shaken(VectorX x, double spread, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<double> normal(0.0, spread);
  for (double& value : x) value += normal(random);
  return x;
}

/// The same body with torque limits reduced to a part.
Model weakened(Model model, double part) {
  for (Joint& joint : model.joints) {
    joint.torqueLower *= part;
    joint.torqueUpper *= part;
  }
  return model;
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

NlpOptions Predictor::nlpOptions(const MotionProblem& problem) {
  NlpOptions options;
  options.tolerance = options_.tolerance;
  options.maxIterations = options_.maxIterations;
  options.stop = options_.stop;
  options.settledChange = kSettled;
  options.initialBarrier = kSmallBarrier;
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
  InteriorPoint method(problem, options);
  const bool isWarm = warm.yE.size() == problem.equalityCount() &&
                      warm.yI.size() == problem.inequalityCount() &&
                      warm.zLower.size() == problem.variableCount();
  NlpResult solved = method.run(x,
                                isWarm               ? InteriorPointStart::Warm
                                : how == Start::Near ? InteriorPointStart::Interior
                                                     : InteriorPointStart::Cold,
                                warm);
  result_.iterations += solved.iterations;
  return solved;
}

NlpResult Predictor::solve(MotionProblem& problem, const VectorX& x, Start how, const NlpWarmStart& warm) {
  problem.scaleObjectiveAt(x);
  const NlpOptions options = nlpOptions(problem);
  if (!mirror_) return run(problem, x, how, options, warm);
  EvenMotion even(model_, problem, *mirror_);
  if (!even.isPossible()) {
    mirror_.reset();
    return run(problem, x, how, options, warm);
  }
  NlpResult solved = run(even, even.reduced(x), how, options, {});
  solved.x = even.whole(solved.x);
  solved.multipliers = {};  // of other unknowns
  return solved;
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
  result_.objective = 0.0;
  for (const auto& term : result_.terms) result_.objective += term.second;
  result_.peakAtInstants = 0.0;
  for (const auto& instant : problem.instants()) {
    const VectorX part = normalizedTorque(model_, instant->problem().evaluation().tau());
    if (part.size() > 0) result_.peakAtInstants = std::max(result_.peakAtInstants, part.maxCoeff());
  }
}

void Predictor::strict(const MotionCurves& guess, const MotionPrediction* last) {
  MotionProblem problem(model_, enforced(), guess, Mode::Strict);
  const bool isNear = last != nullptr && last->unknowns.size() == problem.variableCount();
  const VectorX x = isNear ? last->unknowns : problem.startFrom(guess);
  const NlpResult solved =
      solve(problem, x, isNear ? Start::Near : Start::Guess, isNear ? last->warm : NlpWarmStart());
  take(problem, solved);
}

/// Where no even motion keeps all laws, or an uneven one beside it is clearly cheaper, that one. With the
/// limits of each side as they are, a motion that is still even is taken as it comes out.
void Predictor::compare(const MotionCurves& guess) {
  const MotionPrediction even = result_;
  const NlpStatus status = status_;
  const std::optional<TaskMirror> mirror = std::exchange(mirror_, std::nullopt);
  if (status == NlpStatus::Stopped) return;
  if (!isSolved(status)) return strict(guess, nullptr);
  MotionProblem problem(model_, result_.task, even.curves, Mode::Strict);
  const VectorX x = shaken(problem.startFrom(even.curves), kNudge, 0);
  take(problem, solve(problem, x, Start::Near));
  const bool isCheaper = isSolved(status_) && result_.objective < even.objective;
  if (isCheaper && unevenness(*mirror, problem) < kUneven) return;
  if (isCheaper && result_.objective < (1.0 - kClearlyCheaper) * even.objective) return;
  const int iterations = result_.iterations;
  if (status_ == NlpStatus::Stopped) return;
  result_ = even;
  result_.iterations = iterations;
  status_ = status;
  mirror_ = mirror;
}

/// The greatest difference of a posture of the motion from its mirror image (rad, m).
double Predictor::unevenness(const TaskMirror& mirror, const MotionProblem& problem) const {
  double most = 0.0;
  for (const auto& instant : problem.instants())
    most = std::max(
        most, difference(model_, instant->q(), mirror.image(model_, instant->q())).lpNorm<Eigen::Infinity>());
  return most;
}

/// Better curves until the laws hold between the instants too.
void Predictor::refine() {
  const auto check = [this] {
    result_.check = checkMotion(model_, result_.task, result_.curves, denseCount(result_.task.motion));
  };
  check();
  for (int round = 0; round < options_.maxRefinements && isSolved(status_); ++round) {
    const bool fine = areCurvesFine(result_.check);
    if (fine && keepsTorqueLimits(result_.check, result_.task)) return;
    const MotionPrediction before = result_;
    const NlpStatus statusBefore = status_;
    const bool solved = fine && result_.check.peakLoad < kGreatestExcess ? tighten() : takeFiner();
    if (!solved) {
      const int iterations = result_.iterations;
      result_ = before;
      result_.iterations = iterations;
      if (status_ != NlpStatus::Stopped) status_ = statusBefore;
      return;
    }
    check();
  }
}

/// Torques a little above their limits between the instants: a little less is allowed at the instants.
bool Predictor::tighten() {
  const double excess = result_.check.peakLoad - 1.0;
  solved_ = weakened(solved_, 1.0 - kReserve * excess);
  MotionProblem problem(solved_, enforced(), result_.curves, Mode::Strict);
  const NlpResult solved = solve(problem, result_.unknowns, Start::Near, result_.warm);
  take(problem, solved);
  return isSolved(solved.status);
}

/// More control points and instants.
bool Predictor::takeFiner() {
  MotionSettings finer = result_.task.motion;
  finer.controlPoints =
      finer.degree + static_cast<int>(std::ceil(kFiner * (finer.controlPoints - finer.degree)));
  finer.instants = std::max(static_cast<int>(std::ceil(kFiner * finer.instants)), 2 * finer.controlPoints);
  ++result_.refinements;
  return takeGrid(finer);
}

/// From the curves as they are to those of other settings.
bool Predictor::takeGrid(const MotionSettings& settings) {
  const MotionLayout before(model_, result_.task);
  result_.task.motion = settings;
  const MotionLayout after(model_, result_.task);
  MotionProblem problem(solved_, enforced(), curvesOver(after, before, result_.curves), Mode::Strict);
  const NlpResult solved = solve(problem, problem.startFrom(problem.curves()), Start::Guess);
  take(problem, solved);
  return isSolved(solved.status);
}

/// Not all laws can hold: the motion that breaks them least.
void Predictor::approach(const MotionCurves& guess) {
  MotionProblem problem(model_, result_.task, guess, Mode::Nearest);
  NlpResult solved = solve(problem, problem.startFrom(guess), Start::Guess);
  double strength = 1.0;
  for (int round = 0; round < kPresses && isSolved(solved.status); ++round) {
    strength *= kPressure;
    for (const auto& instant : problem.instants())
      for (size_t k = 0; k < instant->problem().softConstraints().size(); ++k)
        instant->problem().setPenalty(static_cast<int>(k), strength);
    solved = solve(problem, solved.x, Start::Near);
  }
  take(problem, solved);
  if (options_.advising == PostureOptions::Advising::Yes && !options_.stop.stop_requested())
    result_.levers = motionLevers(model_, result_.task, problem, solved);
  result_.warm = {};
  result_.unknowns.resize(0);
}

void Predictor::finish(const MotionPlan& plan) {
  MotionOutcome& outcome = result_.outcome;
  outcome.unmet = plan.unmet;
  outcome.unmet.insert(outcome.unmet.end(), result_.check.unmet.begin(), result_.check.unmet.end());
  outcome.advice = plan.advice;
  outcome.unmetTimes = plan.unmetTimes;
  outcome.unmetTimes.insert(outcome.unmetTimes.end(), result_.check.unmetTimes.begin(),
                            result_.check.unmetTimes.end());
  outcome.peakLoad = result_.check.peakLoad;
  outcome.peakJoint = result_.check.peakJoint;
  outcome.peakTime = result_.check.peakTime;
  outcome.objective = result_.objective;
  outcome.terms = result_.terms;
  const int frames = 1 + std::max(1, static_cast<int>(std::lround(result_.curves.duration *
                                                                  result_.task.motion.framesPerSecond)));
  outcome.motion = sampleMotion(model_, result_.task, result_.curves, frames);
  outcome.status = statusOf(status_);
  if (!outcome.unmet.empty() && outcome.status != PostureStatus::Stopped) {
    outcome.status = PostureStatus::Infeasible;
    outcome.message = outcome.unmet.front().sentence;
  } else if (outcome.status == PostureStatus::Optimal) {
    outcome.message = "The motion keeps all laws, between its instants too";
  }
  outcome.seconds = secondsSince(began_);
}

/// Searches where iterations are cheap: coarse curves, then those that the task asks for.
void Predictor::search(const MotionPlan& plan) {
  const MotionSettings asked = result_.task.motion;
  const bool isCoarse = asked.controlPoints > kCoarsePoints && asked.instants > kCoarseInstants;
  if (isCoarse) {
    result_.task.motion.controlPoints = kCoarsePoints;
    result_.task.motion.instants = kCoarseInstants;
  }
  mirror_ = plan.mirror;
  MotionCurves guess = guessed(plan);
  strict(guess, nullptr);
  if (mirror_) compare(guess);
  if (!isCoarse) return;
  if (isSolved(status_)) return void(takeGrid(asked));
  result_.task.motion = asked;
  strict(guessed(plan), nullptr);
}

MotionCurves Predictor::guessed(const MotionPlan& plan) const {
  const MotionLayout layout(model_, result_.task);
  return curvesThrough(model_, result_.task, layout, plan.guess, plan.begin, plan.end);
}

MotionPrediction Predictor::run(const MotionPlan& plan, const MotionPrediction* last) {
  if (last != nullptr && last->refinements > 0) {  // the neighbour needed finer curves, so will this
    result_.task.motion.controlPoints = last->task.motion.controlPoints;
    result_.task.motion.instants = last->task.motion.instants;
  }
  // a target out of reach leaves a motion towards it that keeps all laws; other broken laws do not
  const bool mayHold = std::all_of(plan.unmet.begin(), plan.unmet.end(),
                                   [](const Unmet& unmet) { return unmet.kind == UnmetKind::Target; });
  if (mayHold && last != nullptr) strict(guessed(plan), last);
  if (mayHold && !isSolved(status_) && status_ != NlpStatus::Stopped) search(plan);
  if (!mayHold || (!isSolved(status_) && !options_.stop.stop_requested())) {
    mirror_.reset();
    approach(guessed(plan));
  }
  if (isSolved(status_) && result_.unknowns.size() > 0)
    refine();
  else
    result_.check = checkMotion(model_, result_.task, result_.curves, denseCount(result_.task.motion));
  finish(plan);
  return std::move(result_);
}

}  // namespace handhold
