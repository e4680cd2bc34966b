// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_course.h"
#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// Figures 3.1.1 to 3.3.5 of the document with this arm, curves over the elbow's angle and over time, and the
/// motions behind them.
void addArmFigures(const ArmModel& model, const ArmAsk& ask, const std::vector<ArmFrame>& frames,
                   PrintedStudy& study);

}  // namespace handhold
