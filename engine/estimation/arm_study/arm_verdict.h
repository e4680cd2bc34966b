// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_course.h"
#include "engine/arm/hand_presets.h"
#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// What is told of the arm, and what of it no arm can do: of a motion each limit where it is exceeded most.
void tellVerdict(const ArmModel& model, const ArmAsk& ask, const ArmCourse& course,
                 const std::vector<ArmFrame>& frames, PrintedStudy& study);

/// Greatest tension and net moments of an arm that moves, and when they are.
void addPeaks(const ArmModel& model, const std::vector<ArmFrame>& frames, PrintedStudy& study);

/// Why a preset cannot hold the thing: one sentence without its full stop.
std::string whyNot(const ArmModel& model, const std::string& way, const JudgedPreset& preset);

}  // namespace handhold
