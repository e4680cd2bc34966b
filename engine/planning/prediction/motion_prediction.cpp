// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_prediction.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "engine/core/error.h"
#include "engine/planning/advice/best_change.h"
#include "engine/planning/solver/interior_point.h"
#include "engine/planning/posture_result.h"
#include "engine/planning/prediction/motion_advice.h"

namespace handhold {

namespace {

using Clock = std::chrono::steady_clock;
using Mode = PostureProblem::Mode;

/// Between the instants: residuals, contacts and torque limits finer than this need no finer curves. What the
/// contacts take over stays below a hundredth of a person's weight, what nothing takes over far below.
constexpr double kClosedForce = 8.0, kClosedMoment = 3.0;  // N, N m
constexpr double kForceError = 0.4, kMomentError = 0.4;    // N, N m
constexpr double kGapError = 2e-4, kTargetError = 2e-3;  // m
constexpr double kLoadError = 1e-3;                      // of a torque limit
constexpr int kDensity = 10, kFewestChecks = 200;
/// Torque limits broken by less between the instants are met by a reserve at the instants, this many times what
/// was missing, others by finer curves.
constexpr double kGreatestExcess = 1.03;
constexpr double kReserve = 1.3;
/// A refinement has so many times the spans and instants.
constexpr double kFiner = 1.6;
/// Where not all laws can hold, they count more in every round until the violation stays with few of them.
constexpr int kPresses = 2;
constexpr double kPressure = 10.0;
/// A motion whose objective changes by less than this part from step to step will not look different.
constexpr double kSettled = 2e-5;
/// A neighbouring start is nearly optimal: a small barrier keeps it there.
constexpr double kNearBarrier = 1e-3;
/// A change is tried by predicting again where the first prediction took no longer than this (s), and for so
/// many times as long.
constexpr double kQuick = 3.0, kTrials = 4.0;

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
         check.force < kForceError && check.moment < kMomentError && check.contactGap < kGapError &&
         check.targetGap < kTargetError;
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

/// One prediction, step by step.
class Predictor {
 public:
  Predictor(const Model& model, const Task& task, const MotionPredictionOptions& options)
      : model_(model), solved_(model), options_(options) {
    result_.task = task;
  }

  MotionPrediction run(const MotionPlan& plan, const MotionPrediction* last);

 private:
  enum class Start { Guess, Near };

  NlpResult solve(MotionProblem& problem, const VectorX& x, Start how, const NlpWarmStart& warm = {});
  void strict(const MotionCurves& guess, const MotionPrediction* last);
  void refine();
  bool tighten();
  bool takeFiner();
  void approach(const MotionCurves& guess);
  void take(MotionProblem& problem, const NlpResult& solved);
  void finish(const MotionPlan& plan);

  const Model& model_;
  Model solved_;  ///< with torque limits that leave a reserve for the time between the instants
  const MotionPredictionOptions& options_;
  const Clock::time_point began_ = Clock::now();
  MotionPrediction result_;
  NlpStatus status_ = NlpStatus::NumericalFailure;
};

NlpResult Predictor::solve(MotionProblem& problem, const VectorX& x, Start how, const NlpWarmStart& warm) {
  problem.scaleObjectiveAt(x);
  NlpOptions options;
  options.tolerance = options_.tolerance;
  options.maxIterations = options_.maxIterations;
  options.maxSeconds = options_.maxSeconds - secondsSince(began_);
  options.stop = options_.stop;
  options.settledChange = kSettled;
  options.initialBarrier = how == Start::Near ? kNearBarrier : 0.1;
  const int before = result_.iterations;
  options.progress = [&](const Progress& step) {
    if (options_.iterate) options_.iterate(motionAtInstants(problem));
    if (!options_.progress) return;
    Progress whole = step;
    whole.iteration += before;
    whole.objective *= problem.objectiveScale();
    whole.seconds = secondsSince(began_);
    options_.progress(whole);
  };
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
  MotionProblem problem(model_, result_.task, guess, Mode::Strict);
  const bool isNear = last != nullptr && last->unknowns.size() == problem.variableCount();
  const VectorX x = isNear ? last->unknowns : problem.startFrom(guess);
  const NlpResult solved =
      solve(problem, x, isNear ? Start::Near : Start::Guess, isNear ? last->warm : NlpWarmStart());
  take(problem, solved);
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
  MotionProblem problem(solved_, result_.task, result_.curves, Mode::Strict);
  const NlpResult solved = solve(problem, result_.unknowns, Start::Near, result_.warm);
  take(problem, solved);
  return isSolved(solved.status);
}

/// More control points and instants.
bool Predictor::takeFiner() {
  const MotionLayout coarse(model_, result_.task);
  MotionSettings& motion = result_.task.motion;
  motion.controlPoints =
      motion.degree + static_cast<int>(std::ceil(kFiner * (motion.controlPoints - motion.degree)));
  motion.instants = std::max(static_cast<int>(std::ceil(kFiner * motion.instants)), 2 * motion.controlPoints);
  ++result_.refinements;
  const MotionLayout fine(model_, result_.task);
  MotionProblem problem(solved_, result_.task, curvesOver(fine, coarse, result_.curves), Mode::Strict);
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

MotionPrediction Predictor::run(const MotionPlan& plan, const MotionPrediction* last) {
  if (last != nullptr && last->refinements > 0) {  // the neighbour needed finer curves, so will this
    result_.task.motion.controlPoints = last->task.motion.controlPoints;
    result_.task.motion.instants = last->task.motion.instants;
  }
  const MotionLayout layout(model_, result_.task);
  const MotionCurves guess = curvesThrough(model_, result_.task, layout, plan.guess, plan.begin, plan.end);
  // a target out of reach leaves a motion towards it that keeps all laws; other broken laws do not
  const bool mayHold = std::all_of(plan.unmet.begin(), plan.unmet.end(),
                                   [](const Unmet& unmet) { return unmet.kind == UnmetKind::Target; });
  if (mayHold) {
    strict(guess, last);
    if (!isSolved(status_) && last != nullptr) strict(guess, nullptr);
  }
  if (!mayHold || (!isSolved(status_) && !options_.stop.stop_requested())) approach(guess);
  if (isSolved(status_) && result_.unknowns.size() > 0)
    refine();
  else
    result_.check =
        checkMotion(model_, result_.task, result_.curves, denseCount(result_.task.motion));
  finish(plan);
  return std::move(result_);
}

void checkSettings(const Model& model, const Task& task) {
  const MotionSettings& motion = task.motion;
  if (motion.controlPoints < motion.degree + 2 || motion.controlPoints < 8)
    throw InputError("motion.control_points", "there are too few control points", "use 12 or more");
  if (motion.instants < 4)
    throw InputError("motion.instants", "there are too few instants", "use 20 or more");
  if (motion.degree < 3) throw InputError("motion.degree", "accelerations would jump", "use 3 or more");
  if (task.start.size() > 0 && task.start.size() != model.positionSize())
    throw InputError("start", "it does not have the coordinates of model " + model.name, "correct it");
}

/// One motion of a changed task as it comes out within the time that is left.
std::optional<Outlook> tryOut(const Model& model, const Task& task, const MotionPredictionOptions& options) {
  if (options.maxSeconds <= 0.0 || options.stop.stop_requested()) return {};
  MotionPredictionOptions plain = options;
  plain.advising = PostureOptions::Advising::No;
  const MotionPlan plan = planPostures(model, task, plain);
  const MotionPrediction changed = predictMotion(model, task, plan, options);
  if (changed.outcome.status == PostureStatus::Stopped || changed.outcome.motion.frames.empty()) return {};
  return Outlook{changed.outcome.unmet, changed.levers};
}

/// What would help, tried where that is quick. Contacts that hold at an end were judged with the end as it is.
Advice adviseMotion(const Model& model, const Task& task, const MotionPrediction& prediction,
                    MotionPredictionOptions options) {
  const Outlook now{prediction.outcome.unmet, prediction.levers};
  if (prediction.outcome.seconds > kQuick) return likelyChange(model, task, now);
  options.progress = {};
  options.iterate = {};
  const Clock::time_point began = Clock::now();
  const double time = kTrials * prediction.outcome.seconds;
  return bestChange(model, task, now, [&](const Model& other, const Task& changed) {
    options.maxSeconds = time - secondsSince(began);
    return tryOut(other, changed, options);
  });
}

}  // namespace

MotionPrediction predictMotion(const Model& model, const Task& task, const MotionPlan& plan,
                               const MotionPredictionOptions& options, const MotionPrediction* last) {
  checkSettings(model, task);
  if (plan.guess.frames.size() < 2) {
    MotionPrediction none;
    none.task = task;
    none.outcome.status = options.stop.stop_requested() ? PostureStatus::Stopped : PostureStatus::Failed;
    none.outcome.message = "No posture was found to begin or end with";
    none.outcome.unmet = plan.unmet;
    none.outcome.unmetTimes = plan.unmetTimes;
    return none;
  }
  return Predictor(model, task, options).run(plan, last);
}

MotionPrediction predictMotion(const Model& model, const Task& task, const MotionPredictionOptions& options,
                               const MotionPrediction* last) {
  checkSettings(model, task);
  const Clock::time_point began = Clock::now();
  const MotionPlan plan = planPostures(model, task, options);
  MotionPrediction prediction = predictMotion(model, task, plan, options, last);
  MotionOutcome& outcome = prediction.outcome;
  outcome.seconds = secondsSince(began);
  const bool asks = options.advising == PostureOptions::Advising::Yes && !outcome.advice.isGiven();
  if (asks && outcome.status == PostureStatus::Infeasible && !outcome.unmet.empty())
    outcome.advice = adviseMotion(model, task, prediction, options);
  return prediction;
}

}  // namespace handhold
