// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"

namespace handhold {

// All functions below read the poses that updateKinematics left in data.

/// In world (m). The model must have mass.
Vector3 centreOfMass(const Model& model, const Data& data);

/// d com / dv, 3 x nv, sized by the caller: the velocity of the centre of mass is J v.
void centreOfMassJacobian(const Model& model, Data& data, Eigen::Ref<Matrix3X> J);

/// Linear momentum (kg m/s) and angular momentum about the centre of mass (kg m^2/s), in world axes.
Momentum momentum(const Model& model, const VectorX& v, Data& data);

/// A, 6 x nv, sized by the caller: A v is the angular momentum about the centre of mass (rows 0 to 2) and the
/// linear momentum (rows 3 to 5), in world axes.
void centroidalMomentumMatrix(const Model& model, Data& data, Eigen::Ref<Matrix6X> A);

}  // namespace handhold
