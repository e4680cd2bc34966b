// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// A rigid body whose frame stands in its centre of mass.
struct JointedBody {
  std::string name;
  double mass = 1.0;                      ///< kg
  Matrix3 inertia = Matrix3::Identity();  ///< about the centre of mass, in the body's axes (kg m^2)
};

/// Two bodies meet in a point, about which they turn freely (003, 4.5; L_ij there).
struct BallJoint {
  int a = 0, b = 1;               ///< bodies
  Vector3 inA = Vector3::Zero();  ///< where it is, from a's centre of mass in a's axes (m)
  Vector3 inB = Vector3::Zero();  ///< and from b's in b's axes (m)
};

/// Any tree of bodies joined by ball joints, branches and all, each with a rotation of its own against the
/// inertial frame.
struct JointedBodies {
  std::vector<JointedBody> bodies;
  std::vector<BallJoint> joints;  ///< one less than bodies

  double mass() const;
};

/// The tree seen from one body: each body after the one that it hangs on.
struct JointOrder {
  std::vector<int> bodies;  ///< the base first
  std::vector<int> parent;  ///< by body; -1 of the base
  std::vector<int> joint;   ///< by body: to its parent; -1 of the base
};

/// Throws InputError (the joint, or the body that none reaches) where joints make no tree of all bodies.
JointOrder orderFrom(const JointedBodies& tree, int base);

/// Where the joint to its parent is from the body's centre of mass (in its axes), and from the parent's (m).
Vector3 placeInBody(const JointedBodies& tree, const JointOrder& order, int body);
Vector3 placeInParent(const JointedBodies& tree, const JointOrder& order, int body);

/// A pose of every body. R_IB = rotation(q), turning body axes into inertial ones.
struct JointedPose {
  std::vector<Quaternion> q;
  std::vector<Vector3> centre;  ///< of mass (m)
};

/// And how it changes; all in inertial axes.
struct JointedMotion {
  JointedPose pose;
  std::vector<Vector3> omega, velocity;      ///< rad/s; of the centres, m/s
  std::vector<Vector3> alpha, acceleration;  ///< rad/s^2; of the centres, m/s^2
};

/// How far the bodies of a joint are apart in it (m); zero in every pose that the tree can have.
Vector3 jointGap(const JointedBodies& tree, const JointedPose& pose, int joint);

/// Centres such that all joints close, the base's where it is.
void closeJoints(const JointedBodies& tree, int base, JointedPose& pose);

/// The same for velocities and accelerations of the centres, from the pose, omega and alpha.
void closeJoints(const JointedBodies& tree, int base, JointedMotion& motion);

}  // namespace handhold
