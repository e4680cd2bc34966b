// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/model/model.h"

namespace handhold {

/// A place where two segments meet: one or more joints about one point.
struct ContactJoint {
  std::string name;  ///< "r_hip", "spine1"; each its own: "r_clavicle_elevation", "r_clavicle_protraction"
  LinkIndex link;    ///< the first of them: muscles may end at any
};

/// All joints of the body, those about one point as one.
std::vector<ContactJoint> contactJoints(const Model& model);

}  // namespace handhold
