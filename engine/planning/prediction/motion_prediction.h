// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <limits>
#include <memory>

#include "engine/planning/advice/levers.h"
#include "engine/planning/paths/posture_motion.h"
#include "engine/planning/posture/task_mirror.h"
#include "engine/planning/prediction/motion_check.h"
#include "engine/planning/prediction/motion_guess.h"

namespace handhold {

/// From posture to posture.
struct PlannedWay {
  MotionEnd begin, end;
  Motion guess;  ///< kinematic, between them
};

/// From posture to posture, each its own mirror image.
struct EvenWay : PlannedWay {
  TaskMirror mirror;
};

/// Where a predicted motion begins and ends, and what it passes: postures under the tasks of their times.
struct MotionPlan {
  MotionEnd begin, end;
  Motion guess;                         ///< kinematic, between the postures at the times of the schedule
  std::vector<Violation> violations;    ///< laws that a posture on the way cannot keep
  Advice advice;                        ///< to the first of them
  std::optional<TaskMirror> mirror;     ///< where the postures and the guess are their own mirror image
  std::optional<EvenWay> even;          ///< where they are not, since others are cheaper, but could be
  std::optional<PlannedWay> connected;  ///< each as its neighbour leads to it, where the cheapest differ
  bool possible() const { return violations.empty(); }
  bool isFromRestToRest() const { return begin.v.size() == 0 && end.v.size() == 0; }
};

/// What a prediction found; everything that a neighbouring prediction can start from.
struct MotionPrediction {
  MotionOutcome outcome;  ///< status, motion at the task's frame rate, unmet laws
  Task task;              ///< as solved: control points and instants may have been refined
  int controlPointsAsked = 0, instantsAsked = 0;
  MotionCurves curves;
  MotionCheck check;  ///< at ten times the density
  double objective = 0.0;
  std::vector<std::pair<std::string, double>> terms;  ///< means over time
  double peakAtInstants = 0.0;
  int iterations = 0;
  int refinements = 0;
  double slowerBy = 1.0;            ///< so many times the time asked for held where that was too short
  std::optional<TaskChange> eased;  ///< with so much less the laws held where no longer time helped
  std::vector<Lever> levers;        ///< what would help the nearest motion, by its multipliers
  VectorX unknowns;
  NlpWarmStart warm;
};

struct MotionPredictionOptions {
  /// What is asked where a motion does not hold: with how much more time or less load it does, or else which
  /// is nearest; the nearest alone; nothing.
  enum class Question { WhatHolds, WhatIsNearest, WhetherItHolds };
  int maxIterations = std::numeric_limits<int>::max();  ///< no more than this, nor than the task allows
  double tolerance = 1.0;                               ///< no coarser than this, nor than the task's
  int maxRefinements = 4;
  /// Ipopt looks at no motions that are their own mirror image, and its searches end at the tolerance alone.
  PostureOptions::Solver solver = PostureOptions::Solver::Own;
  int starts = 1;  ///< so many less one more than the default looks at, of postures and of motions
  PostureOptions::Advising advising = PostureOptions::Advising::Yes;
  Question question = Question::WhatHolds;
  std::stop_token stop;
  ProgressSink progress;
  /// Between given states the search starts from this motion; empty: from the kinematic one.
  Motion way;
  /// The motion at the present iterate: states and torques at the instants.
  std::function<void(const Motion&)> iterate;
};

/// Start and end posture by posture prediction, postures at the times at which contacts change and targets
/// are met, and the kinematic motion between them (002 chapter 6, steps 1 to 3).
MotionPlan planPostures(const Model& model, const Task& task, const MotionPredictionOptions& options);

/// The best motion of the task under all its laws at all times (002 chapters 6 and 7, 001 section 6). When
/// not all laws can hold, the nearest motion with each law that is broken. `last` may be the prediction of a
/// neighbouring task, to start from.
MotionPrediction predictMotion(const Model& model, const Task& task, const MotionPredictionOptions& options,
                               const MotionPrediction* last = nullptr);

/// The same between given ends (a stage of a longer motion).
MotionPrediction predictMotion(const Model& model, const Task& task, const MotionPlan& plan,
                               const MotionPredictionOptions& options,
                               const MotionPrediction* last = nullptr);

}  // namespace handhold
