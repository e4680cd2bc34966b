// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/c3d/c3d_points.h"
#include "engine/io/input/reading.h"

namespace handhold {

/// What the frames are read into.
struct C3dTargets {
  std::vector<C3dPointTarget> points;
  std::vector<C3dChannelTarget> channels;
  double residualFactor = 1.0;  ///< to metres
  bool isUnsigned = false;
};

/// Reads all frames, a piece of the file at a time; ends early when it is stopped.
void readC3dFrames(const Reading& reading, const C3dLayout& layout, const C3dTargets& targets,
                   Recording& recording);

}  // namespace handhold
