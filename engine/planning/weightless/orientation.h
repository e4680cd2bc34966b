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

namespace handhold {

enum class TurnGoal {
  Shortest,    ///< within limits, speeds and share of strength
  LeastTorque  ///< the smallest share of strength that does it in the time given
};

/// "Turn me by an angle about an axis", floating at rest without holds.
struct TurnRequest {
  Vector3 axis = Vector3::UnitY();  ///< in the body's axes: x left, y up, z forward; y turns to the left
  double angle = M_PI / 2.0;        ///< (rad), either sign
  TurnGoal goal = TurnGoal::Shortest;
  TurnLimbs limbs = TurnLimbs::Legs;  ///< with LegsAndArms the arms help where that is better
  double strengthShare = 0.5;         ///< of every joint's torque limit, 0 to 1
  double maxSpeed = 4.0;              ///< of every joint (rad/s)
  std::optional<double> time;         ///< that the turn may take (s); LeastTorque without: twice the shortest
  std::optional<int> cycles;          ///< of each part; without, as many as are best
  Pose start;                         ///< X_WB before
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
