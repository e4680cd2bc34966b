// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/planning/paths/posture_motion.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/task.h"

namespace handhold {

struct MotionPrediction;

/// Where torques and contact loads come from.
enum class LoadsFrom {
  Unknown,
  HeldPosture,  ///< the best sharing of loads that holds a posture which the user set
  Solver,       ///< the posture itself was predicted
  Simulation    ///< an instant of forward dynamics
};

/// A posture or a motion that was found, with the task that it answers; kept to show again and to compare.
struct KeptResult {
  int id = 0;  ///< of no other result of the project, whatever is deleted
  std::string name;
  std::shared_ptr<const Task> task;
  std::shared_ptr<const PostureResult> posture;  ///< of a motion the one at its end; never null
  LoadsFrom loadsFrom = LoadsFrom::Solver;       ///< of the posture
  std::shared_ptr<const MotionOutcome> motion;   ///< null: it is a posture
  /// Where the motion came from, when it was predicted. Files keep what is shown of it, not the curves from
  /// which the next prediction may start.
  std::shared_ptr<const MotionPrediction> prediction;
  /// Figures of merit of a planned manoeuvre, by name with the unit ("angle_deg"); empty for others.
  std::vector<std::pair<std::string, double>> figures;
};

/// What a list tells of a result.
struct ResultFigures {
  PostureStatus status = PostureStatus::Failed;
  /// Of a predicted motion its own; of a posture; none of a motion along a given way, which minimises
  /// nothing.
  std::optional<double> objective;
  double peakLoad = 0.0;  ///< greatest |torque| / limit, over the whole motion
  LinkIndex peakJoint;
  double seconds = 0.0;  ///< that the solver took
};

/// The terms of that objective.
const std::vector<std::pair<std::string, double>>& termsOf(const KeptResult& result);

ResultFigures figuresOf(const KeptResult& result);

/// The frames of a motion, or the posture as a single one; without torques where they are unknown.
Motion framesOf(const KeptResult& result);

/// Greatest |torque| / limit of each joint over all frames; index 0 is unused.
std::vector<double> jointPeaks(const Model& model, const KeptResult& result);

}  // namespace handhold
