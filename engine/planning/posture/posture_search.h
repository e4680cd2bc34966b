// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/posture/posture.h"

namespace handhold {

/// The whole search of solvePosture for a posture under all laws. Where none is found nothing is said of what
/// is nearest: for those who only ask whether there is one.
PostureResult searchPosture(const Model& model, const Task& task, const PostureOptions& options);

}  // namespace handhold
