// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/figure/implicit_field.h"

namespace handhold {

/// Length of a tape around the body in a plane (m): of the convex outline of the section about the plane's
/// point, as far as the skin is first met from there. The plane is given in world.
double girthAt(const ImplicitField& field, const GirthPlane& plane);

/// A plane of the figure in world, at the frames' poses.
GirthPlane placedAt(const GirthPlane& plane, const FramePoses& frames);

/// Perimeter of the convex hull of points in a plane (m).
double hullPerimeter(std::vector<Eigen::Vector2d> points);

}  // namespace handhold
