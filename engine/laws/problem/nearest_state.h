// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"
#include "engine/task/task.h"

namespace handhold {

/// A state beside another one.
struct NearestState {
  GivenState state;
  double turned = 0.0;  ///< greatest change of a joint (rad)
  LinkIndex joint;      ///< that one
  double moved = 0.0;   ///< of the base (m)
  double left = 0.0;    ///< what its contacts still lack (m, rad)
};

/// The state nearest to one that was recorded in which the pinned contacts of a task hold, joints lie within
/// their ranges where its laws want that, and nothing moves against either: the change that moves the least
/// mass, found by Gauss and Newton's steps; what comes to a limit stays there.
NearestState nearestState(const Model& model, const Task& now, const GivenState& recorded);

}  // namespace handhold
