// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"

namespace handhold {

/// The torque limit of a joint on the side on which a torque acts (N m), above zero.
inline double torqueLimit(const Joint& joint, double torque) {
  return torque >= 0.0 ? joint.torqueUpper : -joint.torqueLower;
}

/// |torque| over its limit on the side on which it acts; 1 is the limit.
inline double utilisation(const Joint& joint, double torque) {
  return (torque >= 0.0 ? torque : -torque) / torqueLimit(joint, torque);
}

/// The utilisation of each joint (n).
VectorX normalizedTorque(const Model& model, const VectorX& tau);

}  // namespace handhold
