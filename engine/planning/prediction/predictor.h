// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>

#include "engine/optimization/interior_point_start.h"
#include "engine/planning/posture/task_mirror.h"
#include "engine/planning/prediction/motion_pace.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/planning/prediction/motion_problem.h"
#include "engine/planning/prediction/reduced_motion.h"

namespace handhold {

/// One prediction, step by step.
class Predictor {
 public:
  Predictor(const Model& model, const Task& task, const MotionPredictionOptions& options)
      : model_(model), options_(options), asked_(task.motion) {
    seeksGain_ = options.question != MotionPredictionOptions::Question::WhetherItHolds;
    result_.task = task;
    result_.controlPointsAsked = asked_.controlPoints;
    result_.instantsAsked = asked_.instants;
    shares_.strength = VectorX::Ones(model.jointCount());
  }

  MotionPrediction run(const MotionPlan& plan, const MotionPrediction* last);

 private:
  /// In all searches of one prediction: a person of 55 degrees at a hundred instants, two hundred times.
  static constexpr double kMostWork = 1.2e6;
  /// Of it is left for the laws between the instants of a motion that was found.
  static constexpr double kLeftToRefine = 0.6;

  /// Found: a motion that holds, on other curves; FoundNear: the same, hardly moved, where that went astray.
  enum class Start { Guess, Found, FoundNear, Near };
  /// Hasty: only whether a motion holds. Rough: on the way to finer curves. Nearest: where not all laws can
  /// hold. Polishing: however little is gained.
  enum class Effort { Hasty, Rough, Nearest, Whole, Polishing };
  static int mostIterations(Effort effort);

  /// Parts of the limits that are used at the instants, the rest left for the time between them.
  struct Shares {
    VectorX strength;  ///< of each joint
    double friction = 1.0;
  };

  /// The motion with the greatest part of a demand that was found.
  struct Ease {
    TaskChange change;
    MotionCurves curves;
    int controlPoints = 0, instants = 0;  ///< of the curves
  };

  /// What was found so far: other searches may follow and be dropped again.
  struct Found {
    MotionPrediction result;
    NlpStatus status = NlpStatus::NumericalFailure;
    std::optional<TaskMirror> mirror;
    double evenness = 0.0;
    Shares shares;
  };
  /// The curves before they were made finer.
  struct Coarser {
    double spans = 0.0, evenness = 0.0;
  };
  Found found() const { return {result_, status_, mirror_, evenness_, shares_}; }
  void goBack(Found found);

  NlpResult solve(MotionProblem& problem, const VectorX& x, Start how, const NlpWarmStart& warm = {});
  NlpResult solveInTwo(MotionProblem& problem, const VectorX& x, Start how, const NlpWarmStart& warm = {});
  std::unique_ptr<ReducedMotion> reduced(MotionProblem& problem);
  NlpResult run(BandedNlp& problem, const VectorX& x, Start how, const NlpOptions& options,
                const NlpWarmStart& warm);
  NlpOptions nlpOptions(const MotionProblem& problem);
  double costOf(const MotionProblem& problem) const;
  int affordable(const MotionProblem& problem) const;
  bool isBetweenGivenStates() const { return asked_.begin && asked_.end; }
  bool isExhausted() const { return work_ >= kMostWork; }
  Task enforced() const;
  Model weakened() const;
  void takeCurvesOf(const MotionPrediction& last);
  void strict(const MotionCurves& guess, const MotionPrediction* last);
  void approach(const MotionPlan& plan);
  bool approach(const MotionCurves& guess, LawSet yielding, PostureProblem::Mode mode);
  void take(MotionProblem& problem, const NlpResult& solved);
  void showNearest(const MotionPlan& plan);
  void finish(const MotionPlan& plan);

  // predictor_search.cpp
  void search(const MotionPlan& plan);
  void searchOnGrid(const MotionPlan& plan);
  void searchOnAsked(const MotionPlan& plan);
  void takeFinal();
  MotionSettings finalGrid();
  void compare();
  void compareEvened(Found& even);
  void preferEven(const EvenWay& way);
  void tryConnected(const PlannedWay& way);
  void tryFurther(const MotionCurves& guess, unsigned seed);
  double unevenness(const TaskMirror& mirror, const MotionProblem& problem) const;
  MotionCurves guessed(const MotionPlan& plan) const;

  // predictor_pace.cpp
  MotionCurves throughItsEnds(const Motion& motion) const;
  bool holdsIn(double times, const Motion& slower);
  void hasten(const Motion& guess);
  bool isTooFast() const;
  void showTooFast();

  // predictor_ease.cpp
  bool holdsWith(const TaskChange& change, const MotionCurves& curves);
  void ease(const MotionPlan& plan);
  bool isTooMuch() const;
  void showTooMuch();
  void leaveOutWhatLessBreaks();
  void showPlan(const MotionPlan& plan);

  // predictor_refinement.cpp
  void check();
  void refine();
  void refineOn();
  void refineEven();
  double wantedFineness() const;
  bool isFineEnough() const;
  double gainfulFineness() const;
  void reserve(double times);
  bool canTighten() const;
  bool tighten();
  bool goOn();
  bool takeFiner(double times);
  bool takeGrid(const MotionSettings& settings);
  void polish();
  void addCurveWords();

  const Model& model_;
  const MotionPredictionOptions& options_;
  const MotionSettings asked_;
  const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::optional<TaskMirror> mirror_;  ///< while only motions are sought that are their own mirror image
  Effort effort_ = Effort::Whole;
  Shares shares_;
  std::optional<Pace> pace_;  ///< where the laws did not hold in the time that is asked for
  std::optional<Ease> ease_;  ///< nor in any other
  bool seeksGain_ = true;     ///< finer curves are tried for what they gain
  MotionPrediction result_;
  NlpStatus status_ = NlpStatus::NumericalFailure;
  double work_ = 0.0;      ///< iterations, each by its instants and coordinates
  double evenness_ = 0.0;  ///< what keeping the curves even adds to the goals
  std::optional<Coarser> coarser_;
  bool isAskedSearched_ = false;  ///< the first search was on the curves that are asked for already
  std::optional<Found> even_;     ///< beside which a cheaper uneven motion was found
};

/// So many instants are looked at between those of a motion's laws.
int denseCount(const MotionSettings& motion);

/// So many times the control points and instants.
MotionSettings finer(MotionSettings motion, double times);

inline bool isSolved(NlpStatus status) {
  return status == NlpStatus::Optimal || status == NlpStatus::Feasible;
}

}  // namespace handhold
