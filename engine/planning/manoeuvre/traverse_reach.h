// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/manoeuvre/traverse.h"

namespace handhold {

/// Where a hand cannot get to.
struct Miss {
  double distance = 0.0;  ///< (m)
  int bar = 0;
  bool isOnTheWay = false;  ///< between bars
};

/// The farthest that a hand is from its bar in a starting, a middle and an ending period; of those looked at
/// until a stop.
Miss worstMiss(const Model& model, const TraverseRequest& request);

}  // namespace handhold
