// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/estimation/jump/jump_estimate.h"
#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// What a way to estimate a motion made of a jump: greatest values over its frames, or root mean squares.
struct MethodFigures {
  std::string method;
  double markers = 0.0;    ///< from where they were seen, RMS (m)
  double gap = 0.0;        ///< in the joints, greatest (m)
  double gapRate = 0.0;    ///< greatest difference of velocities there (m/s)
  double centre = 0.0;     ///< of mass, from its course, RMS (m)
  double momentum = 0.0;   ///< angular, from its course, RMS (kg m^2/s)
  double force = 0.0;      ///< on the trunk from nothing, RMS (N)
  double moment = 0.0;     ///< likewise (N m)
  double roughness = 0.0;  ///< of the bodies' angular accelerations between frames, RMS (rad/s^3)
  double seconds = 0.0;    ///< of a processor
};

/// Of angular accelerations from frame to frame, RMS over all bodies (rad/s^3).
double roughnessOf(const JointedFrames& motion, double step);

MethodFigures methodFigures(const std::string& method, const JumpFrames& frames, const JointedFrames& motion);

/// One method over several lengths of frames: `counts` of them, greatest values and means over all.
MethodFigures together(std::span<const MethodFigures> parts, std::span<const std::size_t> counts);

StudyTable methodTable(std::span<const MethodFigures> methods);

/// Which of the methods to take, in one sentence with its numbers: the one that meets the markers best among
/// those that meet them within what skin slips and keep the laws of a body (joints closed) and of flight (no
/// force from nothing); where none does, the one that breaks least of the three. `weight` is the body's (N).
/// Empty for no method.
std::string recommendation(std::span<const MethodFigures> methods, double weight);

}  // namespace handhold
