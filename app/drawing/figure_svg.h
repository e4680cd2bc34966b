// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// Of a figure, and of the room right of its axes (px).
struct FigureSize {
  double width = 720.0, height = 420.0, legend = 170.0;
};
/// Of one of two side by side.
inline constexpr FigureSize kHalfFigure{450.0, 310.0, 130.0};

/// A study's figure as a picture: curves over whatever it has across, axes with round numbers, a legend.
std::string toSvg(const StudyFigure& figure, const FigureSize& size = {});

}  // namespace handhold
