// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/model/articulated_tree.h"
#include "engine/model/model.h"

namespace handhold {

/// A joint of one degree; it turns about z of its local frame, which is fixed to its child link.
struct DynamicJoint {
  int parentLink = -1;       ///< -1: the null link, of the fictitious joint 0 of the base
  int childLink = -1;        ///< the same number as the joint
  int articulatedJoint = 0;  ///< the joint it was made from
  Pose X_PL;                 ///< child's frame in the parent link's frame, angle zero (m)
  Joint properties;          ///< limits, torque limits, damping; place in the tree unused
};

/// A link; a dummy has no length, no mass and no inertia.
struct DynamicLink {
  int rootJoint = -1;
  std::vector<int> branchJoints;
  std::string name;
  double mass = 0.0;                  ///< (kg)
  Vector3 com = Vector3::Zero();      ///< in the frame of the root joint (m)
  Matrix3 inertia = Matrix3::Zero();  ///< about the centre of mass, same axes (kg m^2)
  int articulatedLink = -1;           ///< -1 for a dummy

  bool isDummy() const { return articulatedLink < 0; }
};

/// A tree of one-degree joints, numbered like the articulated tree it was made from.
struct DynamicTree {
  std::string name;
  std::array<bool, 6> baseFree{true, true, true, true, true, true};
  std::vector<DynamicJoint> joints;
  std::vector<DynamicLink> links;
  std::vector<int> linkOf;             ///< number of each articulated link here
  std::vector<ArticulatedSite> sites;  ///< with the link numbers of this tree
};

/// 001 section 2: a joint of n degrees becomes n joints of one degree with n - 1 dummy links between them and
/// a constant rotation from each local frame to the next, so that every z lies along an original rotation
/// axis. Throws InputError when the tree is not numbered from left to right.
DynamicTree toDynamicTree(const ArticulatedTree& tree);

/// The tree in the form that the algorithms use: link frames parallel to the base at the zero posture. The
/// local frame of link i becomes the frame named "i". Mirrors are left to each joint itself.
Model compileModel(const DynamicTree& tree);

}  // namespace handhold
