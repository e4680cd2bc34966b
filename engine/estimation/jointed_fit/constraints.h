// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/jointed/jointed_bodies.h"

namespace handhold {

/// C x = d for the column of all bodies' unknowns, three a body.
struct LinearConstraint {
  MatrixX C;
  VectorX d;
};

/// What the tree does as a whole, however it came about: in flight the force is the weight and the moment
/// zero, on the ground both are measured (4.14 and 5.23 print flight alone).
struct WholeMotion {
  Vector3 centre = Vector3::Zero();        ///< of mass of all (m)
  Vector3 velocity = Vector3::Zero();      ///< m/s
  Vector3 acceleration = Vector3::Zero();  ///< external force, weight and all, over the mass (m/s^2)
  Vector3 momentum = Vector3::Zero();      ///< angular, about the centre (kg m^2/s)
  Vector3 moment = Vector3::Zero();        ///< external, about the centre (N m)
};

/// What a motion has of it.
WholeMotion wholeMotion(const JointedBodies& tree, const JointedMotion& motion);

/// Of which derivative a constraint speaks.
enum class Rate { Velocity, Acceleration };

/// The joints close (4.5) by the centres of mass, each joint once; of velocities (4.6) or accelerations
/// (4.7). C^T C is C_rL of (6.28) by I_3, C^T d is C_rR of (6.29), C_vR and C_aR of (E.35) and (E.59).
LinearConstraint jointsByCentres(const JointedBodies& tree, const JointedPose& pose);
LinearConstraint jointsByCentres(const JointedBodies& tree, const JointedMotion& motion, Rate rate);

/// The centre of mass of all, or its velocity or acceleration: [mI] x = M value (4.12 to 4.14).
LinearConstraint centreOfAll(const JointedBodies& tree, const Vector3& value);

/// The joints close by turning, the centres as they move (4.6, 4.7). C^T C is C_omegaL of (E.14), whose block
/// (j, i) is the transpose of (i, j).
LinearConstraint jointsByTurning(const JointedBodies& tree, const JointedMotion& motion, Rate rate);

/// Angular momentum about the centre of mass of all, or its rate: by turning, [J] x (4.15, 4.16; E.13, E.44).
LinearConstraint momentumByTurning(const JointedBodies& tree, const JointedMotion& motion,
                                   const WholeMotion& whole, Rate rate);

/// And by the centres, [m rho] x (E.32, E.55 with the sign of E.51).
LinearConstraint momentumByCentres(const JointedBodies& tree, const JointedMotion& motion,
                                   const WholeMotion& whole, Rate rate);

}  // namespace handhold
