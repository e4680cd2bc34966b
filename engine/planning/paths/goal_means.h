// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/laws/problem/posture_problem.h"
#include "engine/motion/motion.h"

namespace handhold {

/// Means over time of what the motion objective of a task lists, along a motion of known torques and loads,
/// however it came about. The same sums that a prediction minimises, but for the distance from a first guess,
/// which such a motion does not have.
class GoalMeans {
 public:
  GoalMeans(const Model& model, const Task& task) : model_(model), task_(task) {}

  /// Frames come in even steps of time, complete with torques and loads.
  void add(const MotionFrame& frame);
  /// Name and mean of each goal; empty before two frames.
  std::vector<std::pair<std::string, double>> terms() const;

 private:
  PostureProblem& problemAt(const MotionFrame& frame);
  std::vector<std::pair<std::string, double>> goalsAt(const MotionFrame& frame);
  void addRates(const MotionFrame& frame);

  const Model& model_;
  const Task& task_;
  std::unique_ptr<PostureProblem> problem_;
  std::vector<std::pair<std::string, double>> sums_, lastGoals_;
  MotionFrame last_;
  double jerk_ = 0.0, torqueRate_ = 0.0;
  int steps_ = 0;
};

}  // namespace handhold
