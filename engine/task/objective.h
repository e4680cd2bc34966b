// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

namespace handhold {

/// Weights of the goals; zero switches a goal off. The defaults make the mix that looks like a person.
struct Objective {
  double displacement = 0.0;        ///< distance from the relaxed posture (002 eq 5.1)
  double torque = 0.0;              ///< sum of squared torque (002 eq 5.2)
  double normalizedTorque = 1.0;    ///< sum of squared torque over its limit (002 eq 5.6)
  double greatestTorque = 0.0;      ///< the largest normalized torque, a true minimum of the maximum
  double discomfort = 1.0;          ///< distance from the relaxed posture in parts of each joint's range
  double upright = 1.0;             ///< gaze at what the hands do, or level; head and trunk upright
  double symmetry = 1.0;            ///< even load on mirrored contacts and limbs
  double potentialEnergy = 0.0;     ///< of gravity and of the joints' springs (100 J)
  double wristBend = 0.0;           ///< between forearms and hands: sum of 1 - cos (004, 3.3.1)
  double effort = 0.0;              ///< change from the start posture (rad^2; 002, chapter 7)
  double balance = 0.0;             ///< of the zero-moment point from the edge of support (-10 cm)
  double metabolicEnergy = 0.0;     ///< rate with heat (100 W)
  double visualDisplacement = 0.0;  ///< angle off the line of sight (rad^2)
  double visualAcuity = 0.0;        ///< part of the acuity that is lost

  bool operator==(const Objective&) const = default;
};

/// What a predicted motion minimises: means over time of what Objective lists, and goals that only a motion
/// has; zero switches a goal off.
struct MotionObjective {
  Objective body{.discomfort = 0.2, .upright = 0.3, .symmetry = 0.0};
  double nearest = 0.0;     ///< distance from the first guess (002's fifth)
  double work = 0.0;        ///< absolute mechanical power of the joints (100 W)
  double jerk = 1e-4;       ///< squared third derivative of the coordinates (rad^2 or m^2 over s^6)
  double torqueRate = 0.0;  ///< squared change of torque over its limit (1/s^2)
  double duration = 0.0;    ///< the time it takes (s), where it is free

  bool operator==(const MotionObjective&) const = default;
};

/// One goal as files, results and people call it. Readers, checks, solvers and panels go over the table.
struct GoalRow {
  const char* word;                                 ///< of files: "normalized_torque"
  const char* term;                                 ///< of results: "normalized torque"
  const char* title;                                ///< "Normalized torque"
  const char* tip;                                  ///< with its unit
  const char* alone;                                ///< what minimising it alone is called; null: nobody does
  const char* aloneTip;                             ///< null likewise
  double Objective::*weight = nullptr;              ///< of postures and motions,
  double MotionObjective::*motionWeight = nullptr;  ///< or of motions alone
  double top = 4.0;                                 ///< greatest weight by hand; more can be typed
  int decimals = 2;

  double& of(MotionObjective& objective) const;
  double of(const MotionObjective& objective) const;
};

/// Goals of postures and motions, in the order in which they are listed, and those of motions alone.
std::span<const GoalRow> bodyGoals();
std::span<const GoalRow> motionGoals();

/// The row of a result's term; null where it is no goal of the table.
const GoalRow* goalOfTerm(const std::string& term);

}  // namespace handhold
