// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/data.h"

namespace handhold {

Data::Data(const Model& model)
    : R_WL(model.joints.size(), Matrix3::Identity()),
      p_WL(model.joints.size(), Vector3::Zero()),
      axis_W(model.joints.size(), Vector3::Zero()),
      tree(model),
      inverse(model.joints.size()),
      derivative(model.joints.size()),
      articulated(model.joints.size()),
      composite(model.joints.size()) {}

}  // namespace handhold
