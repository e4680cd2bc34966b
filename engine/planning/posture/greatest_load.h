// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/posture/posture.h"

namespace handhold {

/// Advice to make a load smaller, found near the posture that is nearest to holding it, made as little of a
/// change as any posture bears: upwards from what is advised. The task with what is told is solved when asked
/// anew.
Advice greatestLoad(const Model& model, const Task& task, const VectorX& nearest, const Advice& near,
                    const PostureOptions& options);

}  // namespace handhold
