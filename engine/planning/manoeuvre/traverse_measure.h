// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/manoeuvre/traverse.h"

namespace handhold {

/// Counts workload, hand forces and the figures of each period anew from the plan's motion and the
/// violations that it has. railLimit: of a bar (N).
void measureTraverse(const Model& model, double railLimit, TraversePlan& plan);

}  // namespace handhold
