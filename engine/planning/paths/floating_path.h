// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/motion/component_ways.h"
#include "engine/task/task.h"

namespace handhold {

/// No contact, no gravity, no force: the body's momentum is kept.
bool floats(const Model& model, const Task& task);

/// How a way is sampled.
struct WaySteps {
  int count = 2;
  const ComponentWays* ways = nullptr;  ///< null: all go together
};

/// A way of a floating body that starts at rest, as samples at equal steps (at least two): the joints go
/// straight from one posture to the other, and the base follows so that the linear momentum and the angular
/// momentum about the centre of mass stay zero, carried masses included. One end of the base is free: with
/// targets the body ends where it was asked to, without it begins where it was. With `ways` the steps are of
/// time, and each joint is where its own time has it.
std::vector<VectorX> floatingPath(const Model& model, const Task& task, const VectorX& from,
                                  const VectorX& to, const WaySteps& steps);

}  // namespace handhold
