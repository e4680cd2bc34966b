// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jump/jump_figures.h"
#include "engine/estimation/jump/jump_recording.h"
#include "engine/estimation/jump/jump_study.h"

namespace handhold {

// The parts of the study, for this room alone.

/// What the study works on: the flight's periods in which each segment shows three markers.
struct JumpWork {
  SimulatedJump truth;
  JumpRecording recording;
  std::vector<FramePeriod> periods;
  std::vector<WholeMotion> whole;       ///< the nominal one, by frame of the flight
  std::vector<JumpEstimate> estimates;  ///< by period
};

/// The first period of the print and the last: which of ours stands beside it.
inline constexpr std::size_t kPrintedPeriods = 2;

/// Beside both solvers: the greatest over all periods of sp_pva.
void compareBoth(JumpStudy& study, const JumpWork& work, const Printed& printed,
                 const std::function<double(const JumpEstimate&, const JointedFrames&)>& greatest);

/// 9.1 to 9.4.
void studyNominal(JumpStudy& study, const JumpWork& work);
/// 9.6 to 9.10, G.1 to G.19.
void studyKinematics(JumpStudy& study, const JumpWork& work);
/// 9.11, 9.12, H.1 to H.8.
void studyTorques(JumpStudy& study, const JumpWork& work);
/// 9.13 to 9.15.
void studyForward(JumpStudy& study, const JumpWork& work);
/// The flight by inertial sensors alone, as chapter 11.4 proposes.
void studySensors(JumpStudy& study, const JumpWork& work);
/// What the print could not know: how far all is from the truth, and through the time in between.
void studyTruth(JumpStudy& study, const JumpWork& work);

}  // namespace handhold
