// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/manoeuvre/traverse.h"

namespace handhold {

/// The traverse at the speed and by the method asked for; where it is not possible, with what would work.
TraversePlan tryTraverse(const Model& model, const TraverseRequest& request);

/// Whether it is possible alone, for searches.
bool traverseWorks(const Model& model, const TraverseRequest& request);

}  // namespace handhold
