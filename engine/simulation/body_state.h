// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// Where the body is and how it moves, as model.h has q and v.
struct BodyState {
  double time = 0.0;  ///< (s)
  VectorX q, v;
};

}  // namespace handhold
