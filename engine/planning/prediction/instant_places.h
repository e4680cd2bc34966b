// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/prediction/motion_instant.h"

namespace handhold {

/// The instants at which a motion's laws are enforced, with their weights (trapezoidal rule) and what is
/// asked there: evenly spread, but one at each Greville abscissa of a free control point, where contacts are
/// held in place, and one at each time of the schedule. Fewer instants than free control points stand alone.
std::vector<MotionInstant::Place> instantPlaces(const Task& task, const MotionLayout& layout);

/// The posture of curves at u.
VectorX postureAt(const Model& model, const MotionLayout& layout, const MotionCurves& curves, double u);

}  // namespace handhold
