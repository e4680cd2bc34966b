// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jump/jump_figures.h"
#include "engine/estimation/recorded_jump/measured_jump.h"
#include "engine/estimation/recorded_jump/recorded_jump.h"

namespace handhold {

// The parts of the study, for this room alone.

struct RecordedWork {
  const Trial& trial;
  const MeasuredJump& jump;
  FramePeriod flight;
  JumpEstimate flightEstimate;
  std::optional<JumpEstimate> groundEstimate;  ///< where plates bear the body around it
  double fitSeconds = 0.0;                     ///< of the whole-body fit
};

/// Gaps and the course of the whole, as 9.6 to 9.10.
void studyFlight(RecordedJump& study, const RecordedWork& work);
/// Forces on the trunk and the knees' torques, as 9.11 and 9.12.
void studyRecordedTorques(RecordedJump& study, const RecordedWork& work);
/// As 9.13 to 9.15.
void studyRecordedForward(RecordedJump& study, const RecordedWork& work);
void studyRecordedMethods(RecordedJump& study, const RecordedWork& work);

}  // namespace handhold
