// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/estimation/jump/jump_estimate.h"
#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// A number of one frame of a motion.
using FrameNumber = std::function<double(const JointedMotion&, std::size_t frame)>;

FigureCurve curveOver(const std::string& name, const JumpFrames& frames, const JointedFrames& motion,
                      const FrameNumber& number);

/// Curves of the five sets of 003, and of sp_pva by the other solver.
std::vector<FigureCurve> curvesOfSets(const JumpEstimate& estimate, const FrameNumber& number);

/// The greatest over all frames of a motion.
double greatestOf(const JointedFrames& motion, const FrameNumber& number);

/// How far a joint is open (m), by velocity (m/s), by acceleration (m/s^2).
enum class GapOrder { Place, Velocity, Acceleration };
FrameNumber gapOf(const JointedBodies& tree, std::size_t joint, GapOrder order);

/// How far the whole is from what it does by its external forces.
FrameNumber offCourse(const JumpFrames& frames, Vector3 WholeMotion::*which);

/// A moment's or force's three components over the frames.
std::vector<FigureCurve> componentCurves(const JumpFrames& frames, const std::vector<Vector3>& values,
                                         const std::string& symbol);

/// From which side a figure of a person is drawn: the world's axis that goes to the right.
enum class FigureSide { AlongX, AlongZ };

/// The person as one line from body to body, there and back, through the joints as each body has them.
FigureCurve personCurve(const std::string& name, const JointedBodies& tree, const JointedPose& pose,
                        FigureSide side);

}  // namespace handhold
