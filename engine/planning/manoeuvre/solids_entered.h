// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/motion/motion.h"
#include "engine/task/task.h"
#include "engine/trial/violation.h"

namespace handhold {

/// Where the body is deepest in a floor, a box, a mesh, a bar, a ladder or a wall of a cabin
/// (distanceToWalls) among the task's props: one entry (Law::Entering) a prop that it enters by more than
/// 5 cm at any frame. Planners know none of them. Through the hatches of a cabin's end walls the body may go,
/// and a limb round a rod that it holds at any time. The body is where the model's capsules are; bars and
/// ladders of the manoeuvre itself (manoeuvreProps), stand-offs, rails and plates of cabins count as room.
std::vector<Violation> solidsEntered(const Model& model, const Task& task, const Motion& motion);

}  // namespace handhold
