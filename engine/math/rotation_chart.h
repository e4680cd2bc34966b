// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// A rotation that moves: where it is, and how fast it turns and quickens, in world axes by some parameter.
struct TurningFrame {
  Matrix3 R = Matrix3::Identity();
  Vector3 velocity = Vector3::Zero();
  Vector3 acceleration = Vector3::Zero();
};

/// R = exp(phi) R_ref for a rotation vector phi and a reference that both move, with the derivatives of
/// rotation (as a world-axes vector), velocity and acceleration by phi, phi' and phi''. It never locks as
/// long as phi stays below a full turn from the moving reference.
///
///   d theta = A d phi                             A = leftJacobian(phi)
///   omega   = A phi' + exp(phi) omega_ref         (by phi' again A)
///   alpha   = A phi'' + A' phi' + (A phi') x exp(phi) omega_ref + exp(phi) alpha_ref
struct RotationChart {
  TurningFrame frame;
  Matrix3 A;                   ///< d theta / d phi, d omega / d phi', d alpha / d phi''
  Matrix3 velocityByPhi;       ///< d omega / d phi
  Matrix3 accelerationByPhi;   ///< d alpha / d phi
  Matrix3 accelerationByRate;  ///< d alpha / d phi'
};

RotationChart rotationChart(const Vector3& phi, const Vector3& first, const Vector3& second,
                            const TurningFrame& reference);

}  // namespace handhold
