// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/c3d/c3d_writer.h"

namespace handhold {

/// A point as it will stand in the file.
struct C3dPoint {
  std::string name;
  std::string description;
  const std::vector<Vector3f>* values = nullptr;
  const std::vector<float>* residuals = nullptr;  ///< null: none
  double factor = 1.0;                            ///< of SI, to the file's unit
  const char* group = nullptr;                    ///< POINT:group that lists it; null: a marker
};

/// What a C3D file is made of: the recording, with plates' channels, in counts that the format has.
struct C3dContent {
  std::vector<C3dPoint> points;
  std::vector<AnalogChannel> channels;       ///< of plates alone
  std::vector<const AnalogChannel*> analog;  ///< all channels, the recording's first
  std::vector<std::vector<int>> plateChannels;
  std::vector<Vector3> origins;  ///< of the plates, m
  int frames = 0;
  int samplesPerFrame = 0;
  int firstFrame = 1;
  double rate = 0.0;
  double scale = 1.0;  ///< of coordinates and residuals, in the file's units
  std::vector<double> channelScales;
};

/// Refers to the recording, which must outlive it. Throws InputError as c3dBytes.
C3dContent c3dContent(const Recording& recording, const std::string& place, C3dStorage storage);

/// How vectors of a measure are listed and written; null for one that C3D has no group for.
struct C3dVectorGroup {
  Measured measure;
  const char* group;
  const char* type;
  const char* unit;
  double factor;  ///< of SI, to the unit
};
const std::vector<C3dVectorGroup>& c3dVectorGroups();

}  // namespace handhold
