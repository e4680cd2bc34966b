// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "engine/io/c3d/c3d_points.h"

namespace handhold {

/// What a plate's channels mean.
struct C3dPlateSensors {
  int type = 2;
  Vector3 origin =
      Vector3::Zero();  ///< as ForcePlate has it; of type 3 the sensors' distances from the middle
  Matrix6 matrix =
      Matrix6::Identity();    ///< type 4: force and moment of the six channels, in the file's units
  double lengthFactor = 1.0;  ///< of the file's lengths, to metres
  std::vector<C3dChannelTarget> channels;
};

/// Fills in the plate's loads from its analog channels, as the file has them; fewer where it is stopped.
void addC3dPlateLoads(const C3dPlateSensors& sensors, Recording& recording, ForcePlate& plate,
                      const std::stop_token& stop = {});

/// Files should tell what the plates do to the person, and some tell what the person does to them: where the
/// sum of all that is more than noise points into the floor all loads are turned round, with a doubt.
void turnC3dLoads(Recording& recording);

}  // namespace handhold
