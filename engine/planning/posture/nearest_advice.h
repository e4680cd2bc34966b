// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/posture/posture.h"

namespace handhold {

/// The change that would help most beside the nearest posture, as far as it takes and no further, told as
/// solving with it tells. Contacts without heading have theirs from `reference`.
Advice nearestAdvice(const Model& model, const Task& task, const VectorX& reference,
                     const PostureResult& nearest, const PostureOptions& options);

}  // namespace handhold
