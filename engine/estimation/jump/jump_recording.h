// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jump/jump_markers.h"
#include "engine/estimation/jump/jump_motion.h"

namespace handhold {

/// What a laboratory has of a jump: bodies, and by frame and body the markers that cameras saw.
struct JumpRecording {
  StandingBodies standing;  ///< as the standing trial's markers tell them
  double step = kJumpStep;  ///< s
  std::vector<std::vector<std::vector<BodyMarker>>> frames;
};

JumpRecording recordedJump(const JumpConditions& conditions, const SimulatedJump& jump);

/// Frames from `first` to `last`, both counted.
struct FramePeriod {
  std::size_t first = 0, last = 0;
  std::size_t count() const { return last - first + 1; }
  bool operator==(const FramePeriod&) const = default;
};

/// The longest stretches of at least four frames in each of which every body has markers that tell its
/// attitude.
std::vector<FramePeriod> toldPeriods(const JumpRecording& recording);

}  // namespace handhold
