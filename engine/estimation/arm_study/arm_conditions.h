// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <numbers>
#include <vector>

#include "engine/arm/arm_course.h"
#include "engine/estimation/printed/study_kind.h"

namespace handhold {

inline constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;

/// What the arm is asked for, as numbers (SI).
struct ArmConditions {
  double weight = 0.0, heldAt = 1.0;               ///< kg; part of the segment
  Vector3 target = Vector3::Zero();                ///< m
  double angle = 0.0;                              ///< of the elbow (rad)
  double heading = 0.0, rise = 0.0, roll = 0.0;    ///< turns of the hand (rad)
  int preset = 0;                                  ///< way of holding, from 1; 0: fingers straight
  double wristMost = 0.0;                          ///< contact force allowed there (N); 0: any
  int muscle = 1;                                  ///< that pulls beyond rest, from 1
  double extra = 0.0;                              ///< by how much (N)
  double lift = 0.0, swing = 0.0, duration = 1.0;  ///< m, rad, s
};

using ArmRow = ConditionRow<ArmConditions>;

ArmConditions usualConditions(const ArmModel& model);

/// Those that the model has: none of a hand or of muscles where there are none.
std::vector<ArmRow> armRows(const ArmModel& model);

/// All that some arm may have, whatever is asked of which arm; bounds are an arm's own.
std::vector<StudyCondition> everyArmCondition();

ArmConditions armConditionsOf(const ArmModel& model, const StudyValues& values);

ArmAsk askOf(const ArmModel& model, const ArmConditions& conditions);
ArmCourse courseOf(const ArmModel& model, const ArmConditions& conditions);

}  // namespace handhold
