// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/task/task.h"

namespace handhold {

/// The posture q (model.positionSize()) with hands and feet brought to their pinned contacts, as near to q as
/// a few steps of least squares find it and as far as the joint limits let them: for showing where a task
/// begins. Loads and targets do not count. About a millisecond.
VectorX placedPosture(const Model& model, const Task& task, const VectorX& q);

}  // namespace handhold
