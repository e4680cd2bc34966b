// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/dynamics/data.h"

namespace handhold {

/// Axes and places of the trunk from hips to shoulders, in world (m).
struct Trunk {
  Vector3 left, up, ahead, shoulders, hips;
  double halfBreadth = 0.0;  ///< to the shoulder joints (m)
};

/// Nothing for a model without. The kinematics in data are those of the posture.
std::optional<Trunk> trunkOf(const Model& model, const Data& data);

}  // namespace handhold
