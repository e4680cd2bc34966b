// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/motion/momentum_curve.h"
#include "engine/planning/manoeuvre/floating/planned_motion.h"
#include "engine/planning/manoeuvre/turning/turn_cycle.h"
#include "engine/task/manoeuvre/manoeuvre.h"

namespace handhold {

constexpr int kMostTurnCycles = 60;  ///< of one part; nobody does more

/// What is asked for, and how to run.
struct TurnRequest : TurnManoeuvre, PlanRun {
  Pose start;  ///< X_WB before
};

/// A number of equal cycles.
struct TurnPart {
  TurnCycle cycle;
  CycleTiming timing;
  int cycles = 0;
  double angle = 0.0;  ///< of all of them, about up (yaw) or left (pitch) at their time (rad)
};

struct TurnPlan : PlannedMotion {
  std::vector<TurnPart> parts;
  double angle = 0.0;       ///< reached, about the axis asked for (rad)
  double error = 0.0;       ///< angle between the attitude reached and the one asked for (rad)
  double share = 0.0;       ///< of strength that the timing allows
  double peakTorque = 0.0;  ///< (N m)
  MomentumResidue residue;
};

/// Plans with the cycles of turn_cycle.h: about the long axis with yaw cycles, about left with pitch cycles,
/// about forward with limbs that go round, about these and other axes with several of them after each other
/// (turn_parts.h), whichever is shortest; the message tells what else was tried. Among the shapes and numbers
/// of cycles that reach the angle within the joint limits the one that is shortest, or asks for least
/// strength in the time given. A stop keeps the best of the ways tried until then, where one does and is
/// finished in a moment. Numbers out of range and models without legs throw InputError. With steps given it
/// is that cycle (given_turn.h).
TurnPlan planTurn(const Model& model, const TurnRequest& request);

}  // namespace handhold
