// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/planning/manoeuvre/traverse.h"

namespace handhold {

/// Counts workload, hand forces and the figures of each period anew from the plan's motion and the
/// violations that it has. railLimit: of a bar (N).
void measureTraverse(const Model& model, double railLimit, TraversePlan& plan);

/// "a bar with 556.2 N, above its limit of 556.0 N"; from N.
std::string overloadedBar(double force, double limit);

}  // namespace handhold
