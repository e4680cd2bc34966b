// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/math/types.h"
#include "engine/model/model.h"

namespace handhold {

/// An axis of a joint's private frame.
enum class Axis { X, Y, Z };

/// How a branch joint's frame lies in the frame of the link's root joint (001 figure 3):
///   T = Rz(theta) Tz(d) Tx(a) Rx(alpha) Tz(offset) Rz(twist),
/// z of both frames being the rotation axes and x the common normal. The source has no offset and no twist;
/// they place a joint of several degrees whose centre is not the foot of the common normal.
struct JointPlacement {
  double theta = 0.0;   ///< (rad)
  double d = 0.0;       ///< (m)
  double a = 0.0;       ///< length of the common normal (m)
  double alpha = 0.0;   ///< between the axes (rad)
  double offset = 0.0;  ///< (m)
  double twist = 0.0;   ///< (rad)
};

Pose toPose(const JointPlacement& placement);

/// The placement with a >= 0 that has this pose; inverse of toPose.
JointPlacement toPlacement(const Pose& X);

/// A joint with one to three orthogonal rotation axes through one point, in the order in which they act from
/// parent to child: XY, ZY, XYZ, ... Joint 0 is the fictitious joint of the base and has no axes.
struct ArticulatedJoint {
  std::string name;
  int parentLink = -1;  ///< -1: the null link, of joint 0 only
  int childLink = -1;   ///< the same number as the joint
  std::vector<Axis> axes;
  std::vector<Joint> degrees;  ///< limits, torque limits, damping of each axis; place in the tree unused
};

/// A link; its geometry is given in the frame of its root joint, whose z is the joint's last rotation axis.
struct ArticulatedLink {
  struct Branch {
    int joint = -1;
    JointPlacement placement;  ///< of the branch joint's first rotation axis
  };

  std::string name;
  int rootJoint = -1;
  std::vector<Branch> branches;                 ///< from left to right, any number; a leaf has none
  double mass = 0.0;                            ///< (kg)
  Vector3 com = Vector3::Zero();                ///< (m)
  Vector3 principalInertia = Vector3::Zero();   ///< about the centre of mass (kg m^2)
  Matrix3 principalAxes = Matrix3::Identity();  ///< columns: principal axes in the root joint frame
};

struct ArticulatedSite {
  std::string name;
  int link = -1;
  Pose X_LS;  ///< in the root joint frame of the link
};

/// An articulated body as 001 section 2 defines it. A link has the number of its root joint; it is less than
/// that of its leftmost branch joint, and a left branch joint's is less than a right one's.
struct ArticulatedTree {
  std::string name;
  std::array<bool, 6> baseFree{true, true, true, true, true, true};
  std::vector<ArticulatedJoint> joints;
  std::vector<ArticulatedLink> links;
  std::vector<ArticulatedSite> sites;
};

/// Throws InputError when indices, axes or degrees break the rules above.
void checkNumbering(const ArticulatedTree& tree);

/// Rotation of the local frame of each axis in the joint's private frame, all angles zero; z of a local frame
/// lies along its axis, and each follows from the one before (the first from the private frame) by a turn of
/// 90 degrees about the axis at right angles to both (001 figure 2).
std::vector<Matrix3> localFrames(const std::vector<Axis>& axes);

}  // namespace handhold
