// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/prediction/motion_prediction.h"
#include "engine/planning/weightless/traverse.h"

namespace handhold {

/// A planned manoeuvre as a task of motion prediction: its contacts with the times at which they hold, its
/// duration, least normalized torque (002 equation 5.6). `base` gives model, props and loads. Hands whose arms
/// cannot keep a grip's attitude (ladder13: five joints) turn freely about the bar, without friction.
Task improvementTask(const Model& model, const Task& base, const std::vector<ContactPhase>& phases,
                     const Motion& motion);

/// The same manoeuvre with the same timing, improved by motion prediction from the planned motion (001 section
/// 5, with the objective of 002). Contacts, times, begin and end stay as planned.
MotionPrediction improveByPrediction(const Model& model, const Task& task,
                                     const std::vector<ContactPhase>& phases, const Motion& motion,
                                     const MotionPredictionOptions& options);

}  // namespace handhold
