// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/c3d/c3d_layout.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Where the numbers of a point go, and what makes SI of them. One of the two is set.
struct C3dPointTarget {
  Marker* marker = nullptr;
  RecordedVectors* vectors = nullptr;
  double factor = 1.0;
};

/// Where the numbers of a channel go: (raw - offset) * scale * factor.
struct C3dChannelTarget {
  double offset = 0.0;
  double scale = 1.0;   ///< to the file's unit
  double factor = 1.0;  ///< of the file's unit, to SI
};

/// The length unit of points; a doubt where it is none, and millimetres.
double c3dPointFactor(const C3dParameters& parameters, Doubts& doubts);

/// Makes the markers and vectors of the recording, without values, a target for each point. What stands in
/// POINT:ANGLES, FORCES, MOMENTS, POWERS and the like is no marker.
std::vector<C3dPointTarget> makeC3dPoints(const C3dParameters& parameters, const C3dLayout& layout,
                                          Recording& recording);

/// Makes the analog channels of the recording, without values.
std::vector<C3dChannelTarget> makeC3dChannels(const C3dParameters& parameters, const C3dLayout& layout,
                                              Recording& recording);

/// Whether integers of analog channels have no sign.
bool isC3dAnalogUnsigned(const C3dParameters& parameters);

}  // namespace handhold
