// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/figure/implicit_field.h"

namespace handhold {

/// Sizes of a section of the body (m).
struct SectionSize {
  double girth = 0.0;    ///< of a tape around it: of its convex outline
  double breadth = 0.0;  ///< along x of the world, from side to side
  double depth = 0.0;    ///< along z of the world
};

/// Of the section in a plane, which is given in world, about the plane's point and as far as the skin is
/// first met from there. All zero where there is no skin.
SectionSize sectionAt(const ImplicitField& field, const GirthPlane& plane);

/// A plane of the figure in world, at the frames' poses.
GirthPlane placedAt(const GirthPlane& plane, const FramePoses& frames);

/// Perimeter of the convex hull of points in a plane (m).
double hullPerimeter(std::vector<Eigen::Vector2d> points);

}  // namespace handhold
