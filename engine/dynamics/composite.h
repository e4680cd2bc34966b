// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/math/types.h"

namespace handhold {

struct Data;
struct Model;

/// Inertia of one link or of a link and all that it carries, about the base origin, in world axes.
struct Composite {
  double mass = 0.0;
  Vector3 firstMoment = Vector3::Zero();  ///< (kg m)
  Matrix3 inertia = Matrix3::Zero();      ///< (kg m^2)
};

/// Rigid-body momentum: linear and, about the base origin, angular.
struct Momentum {
  Vector3 linear = Vector3::Zero();
  Vector3 angular = Vector3::Zero();
};

/// Inertia times a motion whose angular velocity is w and whose velocity at the base origin is u.
inline Momentum momentumOf(const Composite& body, const Vector3& w, const Vector3& u) {
  return {body.mass * u + w.cross(body.firstMoment), body.inertia * w + body.firstMoment.cross(u)};
}

/// Fills data.composite with the inertia of every subtree. After updateKinematics.
void updateComposite(const Model& model, Data& data);

}  // namespace handhold
