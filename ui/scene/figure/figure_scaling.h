// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/figure/figure_data.h"

namespace handhold {

/// The numbers of the figure for a person with other lengths and another girth.
/// `zero`: where that person's frames stand with all joints at zero. Lengths follow the skeleton; `girth`
/// widens the body (1: as stored), less at hands, feet and head. Bones follow the lengths only.
FigureData scaledFigure(const FigureData& data, const FramePoses& zero, double girth);

/// Girth for a body mass (kg): grows with the root of mass over that of the stored figure brought to this
/// stature, damped, from .85 to 1.25 (figure.md section 8; the damping is taste).
double girthOfMass(const FigureData& data, const FramePoses& zero, double mass);

}  // namespace handhold
