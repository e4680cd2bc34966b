// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/planning/prediction/motion_prediction.h"

namespace handhold {

/// The content of spline.json: knots and control points of every curve of a predicted motion, over u = time /
/// duration. The base turns by the rotation vector (turn_x, turn_y, turn_z) from a reference curve of
/// quaternions; loads count in newtons and newton metres in the contact's axes.
std::string splineToJson(const MotionPrediction& prediction, const Model& model);

}  // namespace handhold
