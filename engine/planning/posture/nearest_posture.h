// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/posture/posture.h"

namespace handhold {

/// Where no posture was found that keeps all laws: the one that violates least of those that the starts lead
/// to, with each law that it breaks and, where asked, the advice that would help most. When all laws hold
/// from nearby after all, that posture. The first start is the one that contacts without heading have theirs
/// from.
PostureResult nearestPosture(const Model& model, const Task& task, const std::vector<VectorX>& starts,
                             const PostureOptions& options);

}  // namespace handhold
