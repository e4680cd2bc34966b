// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jump/jump_figures.h"

namespace handhold {

/// One of several motions over the same frames.
struct NamedMotion {
  std::string name;
  const JointedFrames* motion;
};

/// All of them over each other: frames 1, 3 and 5 as 9.13 to 9.15, `ending` after their numbers, and as
/// sticks in time.
void addOverlays(PrintedStudy& study, const JumpFrames& frames, const std::vector<NamedMotion>& motions,
                 FigureSide side, const std::string& ending);

/// A motion and where its torques lead.
struct ForwardRun {
  std::string solver;  ///< whose torques: "iteration"
  const JointedFrames& motion;
  JointedFrames forward;
};

/// From the motion's own torques.
ForwardRun forwardRun(const std::string& solver, const JumpFrames& frames, const JointedFrames& motion);

/// How soon each leaves the motion: a figure of that number over time, times and distances in the results.
void tellDivergence(PrintedStudy& study, const JumpFrames& frames, const std::vector<ForwardRun>& runs,
                    const std::string& number);

}  // namespace handhold
