// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// As it is, or laid into the plane z = 0 of a planar model.
enum class PathView { Spatial, Front };

/// The points of a path target in world (m).
std::vector<Vector3> pathPoints(const Target& target, PathView view = PathView::Spatial);

/// Where a path target that sets the pace wants its site `part` (0 to 1) of its time after the start: the
/// kinematic motion function of 001 (equation 1) along the path.
Vector3 pathPlace(const Target& target, double part);

}  // namespace handhold
