// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/prediction/motion_prediction.h"
#include "engine/trial/motion_splines.h"

namespace handhold {

/// The curves of a prediction by name, loads in newtons and newton metres.
MotionSplines splinesOf(const Model& model, const MotionPrediction& prediction);

}  // namespace handhold
