// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"

namespace handhold {

// All functions below read the poses that updateKinematics left in data.

/// v^T M v / 2 (J), summed over the links.
double kineticEnergy(const Model& model, const VectorX& v, const Data& data);

/// - sum of m gravity . c (J): zero where the centre of mass is at the world's origin. Springs not included.
double potentialEnergy(const Model& model, const Vector3& gravity, const Data& data);

/// Energy stored in the passive springs, sum of stiffness (q - neutral)^2 / 2 (J).
double springEnergy(const Model& model, const VectorX& q);

}  // namespace handhold
