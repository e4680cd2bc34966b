// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_posture.h"

namespace handhold {

/// How one preset holds a thing (004, 4.2).
struct JudgedPreset {
  int preset = 0;
  Quaternion turn =
      Quaternion::Identity();  ///< of the hand about the thing, the way that bends the wrist least
  double fingerBend = 0.0;     ///< the most that one finger joint is bent (rad)
  bool hasWantedSide = false;  ///< some side of the thing lets the hand come as the preset wants it
  bool isPossible = false;     ///< and with it the arm reaches and no joint leaves its range
  ArmAnswer answer;
};

/// A thing to be held: where it is and how it lies; alike all about its z.
struct GraspedThing {
  Vector3 place = Vector3::Zero();               ///< from the shoulder (m)
  Quaternion attitude = Quaternion::Identity();  ///< its axes in inertial ones
  double mass = 0.0;                             ///< kg
};

/// Every preset of the model tried from all sides, with its bends, net wrenches and tensions.
std::vector<JudgedPreset> judgePresets(const ArmModel& model, const ArmAsk& ask, const GraspedThing& thing);

/// The one that bends the wrist least of those that reach it; -1: none does.
int bestPreset(const std::vector<JudgedPreset>& judged);

/// Fingers and who bears the mass (kg) as the preset has them.
void holdAs(const HandPreset& preset, double mass, ArmAsk& ask);

/// What the preset asks of the arm, the hand turned about the thing (in the thing's axes).
ArmAsk askWith(const ArmModel& model, ArmAsk ask, const HandPreset& preset, const GraspedThing& thing,
               const Quaternion& turn);

}  // namespace handhold
