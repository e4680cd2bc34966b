// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/model.h"

namespace handhold {

/// Where the algorithms of this room leave their results; made once for a model, used by one thread.
struct Data {
  explicit Data(const Model& model);

  std::vector<Matrix3> R_WL;    ///< rotation of each link in world
  std::vector<Vector3> p_WL;    ///< origin of each link in world (m)
  std::vector<Vector3> axis_W;  ///< joint axis of each link in world, zero for the base
};

}  // namespace handhold
