// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/dynamics/data.h"
#include "engine/motion/motion.h"

namespace handhold {

/// A place where two segments meet: one or more joints about one point.
struct ContactJoint {
  std::string name;  ///< "r_hip", "spine1"
  LinkIndex link;    ///< the last of them
};

/// All joints of the body, those about one point as one.
std::vector<ContactJoint> contactJoints(const Model& model);

/// The force that everything beyond each joint takes besides gravity, inertia being as the frame moves and
/// loads as the frame has them: what bone and muscles together exert there, in world axes, one a link (N).
/// Reads the poses in data.
std::vector<Vector3> jointForces(const Model& model, const Data& data, const MotionFrame& frame,
                                 const Vector3& gravity);

/// Sums what acts on each link into its parents.
void sumOutward(const Model& model, std::vector<Vector3>& forces);

}  // namespace handhold
