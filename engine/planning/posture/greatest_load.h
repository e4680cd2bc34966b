// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/posture/posture.h"

namespace handhold {

/// Advice to make a load smaller, found near one posture, made as little of a change as any posture bears:
/// by halving between what is advised and what is asked, each tried by a whole search.
Advice greatestLoad(const Model& model, const Task& task, const Advice& near, const PostureOptions& options);

}  // namespace handhold
