// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/estimation/jointed_fit/cascade.h"

namespace handhold {

/// The same bodies' motion as one way of estimating has it: by frame, both ends of each stick (m).
struct StickSet {
  std::string name;
  std::vector<std::vector<Vector3>> frames;
  std::vector<double> stress = {};  ///< by frame, from 0 to 1: so much broader; may be empty
};

/// Jointed bodies as sticks, several ways over each other. Each body has sticks of its own, so that joints
/// which do not close are seen.
struct StickMotion {
  std::string title;
  std::string acrossTitle;     ///< "time (s)"
  std::vector<double> across;  ///< by frame
  std::vector<StickSet> sets;
  std::vector<std::string> words = {};  ///< by frame, told beside the picture; may be empty
  double yaw = 0.0, pitch = 0.0;        ///< how it is seen first (rad)
};

/// From each joint of a body to its centre of mass; a body that has only one, and hangs on it, goes on as far
/// behind the centre (of a bar, its other end).
std::vector<Vector3> sticksOf(const JointedBodies& tree, const JointedPose& pose);

StickSet stickSet(const JointedBodies& tree, const char* name, const JointedFrames& frames);

/// Frames a step apart from time 0 on.
std::vector<double> frameTimes(std::size_t frames, double step);

/// The five sets of a cascade (8.3), over what they were made from.
std::vector<StickSet> fiveSets(const JointedBodies& tree, const CascadeSets& sets, StickSet truth);

}  // namespace handhold
