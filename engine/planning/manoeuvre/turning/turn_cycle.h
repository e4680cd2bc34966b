// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/motion/joint_trajectory.h"
#include "engine/planning/manoeuvre/floating/limb_aim.h"
#include "engine/task/manoeuvre/manoeuvre.h"

namespace handhold {

/// About which of its axes a cycle turns the body.
enum class TurnKind {
  Yaw,    ///< the long axis: the legs twist together, one before and one behind the body
  Pitch,  ///< from left to right: the legs twist apart, mirrored, or go round
  Roll    ///< from back to front: limbs go round
};

struct CircleForm;

/// One cycle of 001 section 4: the legs are lifted away from each other or forward, twisted about the body's
/// long axis while they are far from it, and closed where they are: back in the first posture the body has
/// turned the other way. Limbs are straight sticks on cones.
struct TurnCycle {
  TurnKind kind = TurnKind::Yaw;
  TurnLimbs limbs = TurnLimbs::Legs;
  double front = 0.5;    ///< tilt of a leg from the long axis while it twists, where it points forward (rad)
  double side = 0.5;     ///< where it points to its side (rad)
  double back = 0.5;     ///< where it points backward (rad)
  double armTilt = 1.2;  ///< of the arms, where they help (rad)
  double sweep = M_PI;   ///< through which the legs twist; its sign gives the sense (rad)

  double lean = 0.0;  ///< of the cones' axis, forward from the body's long axis (rad)

  const CircleForm* circles = nullptr;  ///< limbs that go round instead (circle_forms.h)
  double size = 1.0;                    ///< of their swings, of those of the form
  int rounds = 1;                       ///< between lifting and closing

  /// Tilt at an azimuth: from side to front and back by cos^4, which is smooth where they meet.
  double tiltAt(double azimuth) const;
};

constexpr std::array<const char*, 3> kCycleSteps{"leg lifting", "leg twisting", "leg closing"};

/// Joint angles at equal steps of each of the three ways.
using CycleWays = std::array<std::vector<VectorX>, 3>;

/// The posture between cycles: at ease, limbs straight down the body (q with the base at the origin).
VectorX closedPosture(const Model& model, TurnLimbs limbs);

/// Throws InputError when the model lacks the limbs.
CycleWays cycleWays(const Model& model, const TurnCycle& cycle);

/// Durations of the three steps (s) and bounds on their joint speeds (rad/s).
struct CycleTiming {
  std::array<double, 3> durations{1.0, 1.0, 1.0};
  std::array<std::optional<double>, 3> maxSpeeds{};
};

/// Appends the cycle to a trajectory, `count` times.
void addCycles(const CycleWays& ways, const CycleTiming& timing, int count, JointTrajectory& trajectory);

/// Greatest excess of the ways over the joint limits (rad), along the curves through their samples.
double limitExcess(const Model& model, const CycleWays& ways);

}  // namespace handhold
