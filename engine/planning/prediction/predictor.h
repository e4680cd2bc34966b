// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "engine/planning/prediction/motion_prediction.h"
#include "engine/planning/prediction/motion_problem.h"
#include "engine/planning/solver/interior_point_start.h"
#include "engine/planning/task_mirror.h"

namespace handhold {

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
  NlpResult run(BandedNlp& problem, const VectorX& x, Start how, const NlpOptions& options,
                const NlpWarmStart& warm);
  NlpOptions nlpOptions(const MotionProblem& problem);
  Task enforced() const { return mirror_ ? mirror_->evened(result_.task) : result_.task; }
  void compare(const MotionCurves& guess);
  double unevenness(const TaskMirror& mirror, const MotionProblem& problem) const;
  void strict(const MotionCurves& guess, const MotionPrediction* last);
  void refine();
  bool tighten();
  bool takeFiner();
  bool takeGrid(const MotionSettings& settings);
  void search(const MotionPlan& plan);
  MotionCurves guessed(const MotionPlan& plan) const;
  void approach(const MotionCurves& guess);
  void take(MotionProblem& problem, const NlpResult& solved);
  void finish(const MotionPlan& plan);

  const Model& model_;
  Model solved_;  ///< with torque limits that leave a reserve for the time between the instants
  const MotionPredictionOptions& options_;
  const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::optional<TaskMirror> mirror_;  ///< while only motions are sought that are their own mirror image
  MotionPrediction result_;
  NlpStatus status_ = NlpStatus::NumericalFailure;
};

}  // namespace handhold
