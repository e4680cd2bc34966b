// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/core/progress.h"
#include "engine/motion/momentum_curve.h"
#include "engine/motion/motion.h"
#include "engine/motion/workload/workload.h"
#include "engine/planning/posture.h"
#include "engine/planning/weightless/turn_cycle.h"
#include "engine/task/manoeuvre.h"

namespace handhold {

/// What is asked for, and how to run.
struct TurnRequest : TurnManoeuvre {
  Pose start;  ///< X_WB before
  double framesPerSecond = 60.0;
  std::stop_token stop;
  ProgressSink progress;
};

/// A number of equal cycles.
struct TurnPart {
  TurnCycle cycle;
  CycleTiming timing;
  int cycles = 0;
  double angle = 0.0;  ///< of all of them, about up (yaw) or left (pitch) at their time (rad)
};

struct TurnPlan {
  PostureStatus status = PostureStatus::Failed;
  std::string message;  ///< one sentence; where the turn is forbidden, why, and the nearest that works
  Motion motion;
  std::vector<TurnPart> parts;
  double angle = 0.0;  ///< reached, about the axis asked for (rad)
  double error = 0.0;  ///< angle between the attitude reached and the one asked for (rad)
  double share = 0.0;  ///< of strength that the timing allows
  WorkloadTotals totals;
  double peakTorque = 0.0;  ///< (N m)
  MomentumResidue residue;
  double seconds = 0.0;  ///< that planning took

  bool solved() const { return status == PostureStatus::Optimal || status == PostureStatus::Feasible; }
};

/// Plans with the cycles of turn_cycle.h: about the long axis with yaw cycles, about left with pitch cycles,
/// about other axes with both (turn_parts.h). Among the shapes and numbers of cycles that reach the angle
/// within the joint limits the one that is shortest, or asks for least strength in the time given. Numbers
/// out of range and models without legs throw InputError.
TurnPlan planTurn(const Model& model, const TurnRequest& request);

}  // namespace handhold
