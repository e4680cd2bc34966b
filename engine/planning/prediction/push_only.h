// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/planning/prediction/motion_prediction.h"

namespace handhold {

/// Without weight contacts that can only push give no momentum back that they gave: a body that they alone
/// hold, at rest at both ends of a motion, bears nothing on the way, and its centre of mass stays where it
/// is. Empty where that is so, or where something pulls.
std::optional<Violation> pushOnly(const Model& model, const Task& task, const MotionPlan& plan);

}  // namespace handhold
