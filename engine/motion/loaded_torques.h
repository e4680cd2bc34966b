// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"

namespace handhold {

/// Gives every frame the generalized forces that its accelerations take under gravity (m/s^2) and the loads
/// that it has, the joints' springs left out: the base rows are the residual.
void addLoadedTorques(const Model& model, const Vector3& gravity, Motion& motion);

/// Torques without contacts, base rows and springs included, for the frames that have none, as a recording's.
void addMissingTorques(const Model& model, const Vector3& gravity, Motion& motion);

}  // namespace handhold
